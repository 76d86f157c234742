/** What partners see, and the consent that a government needs for personal-level data. */

/** What partners see of members, as documents say it and in everyday words. A text that needs other words says no less. */
export const partnersSee = {
  exactly: 'anonymised transactions only',
  plainly: 'transactions, but not whose they are',
} as const

/** The exception after each promise that personal data needs consent. No text promises it without. */
export const exceptByLaw = 'except where a law or a court requires it'

/** The condition, said to the citizen, of a citizen, and of citizens in general. */
export const onlyByConsent = {
  yours: `only with your explicit consent, ${exceptByLaw}`,
  theirs: `only with the citizen’s explicit consent, ${exceptByLaw}`,
  general: `only with explicit consent, ${exceptByLaw}`,
} as const
