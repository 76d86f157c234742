/** What several documents say of the law, each written once. */

/** Follows every promise that personal-level data needs consent. */
export const exceptByLaw = 'except where a law or a court requires it'

/** Website of the regulator of POPIA and PAIA, which has the current forms and addresses. */
export const informationRegulator = 'inforegulator.org.za'
