/** Links that several pages have in the same words. */

/** Leads to the figures and their note. */
export const figuresLink = { label: 'About our figures', to: '/', hash: 'figures' } as const

/** The name of the bar with links to the sections of a long page. */
export const chipsLabel = 'On this page'

/** Leads to what is known about the company, and what is not yet. */
export const whoLink = { label: 'Who runs this', to: '/about', hash: 'who' } as const
