/** Legal phrases that several documents share. */

/** The exception after each promise that personal data needs consent. */
export const exceptByLaw = 'except where a law or a court requires it'

/** Website of the regulator for POPIA and PAIA. */
export const informationRegulator = 'inforegulator.org.za'
