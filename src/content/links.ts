/** Links that several pages have in the same words. */

/** Leads to the figures and their note. */
export const figuresLink = { label: 'About our figures', to: '/', hash: 'figures' } as const

/** Leads to what is known about the company, and what is not yet. */
export const whoLink = { label: 'Who runs this', to: '/about', hash: 'who' } as const
