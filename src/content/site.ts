/** Facts about the whole site. */

/** Values of a build without variables. `.example` is a reserved domain that no one can register. */
export const placeholder = {
  origin: 'https://kwellness.example',
  supportEmail: 'support@kwellness.example',
  city: 'Johannesburg',
  hours: 'Monday to Friday, 08:00 to 17:00 SAST',
} as const

/**
 * SITE_ORIGIN, SUPPORT_EMAIL, OPERATIONS_CITY and OPERATIONS_HOURS are set at build time, because the
 * specification leaves them open. setup/site-variables.ts checks them, and vite.config.ts replaces them here
 * by their values.
 */
export const site = {
  name: 'K.Wellness',
  /** The origin of the site, for canonical and Open Graph URLs. No trailing slash. */
  origin: process.env.SITE_ORIGIN ?? placeholder.origin,
  /** Language of every page, a BCP 47 tag. */
  locale: 'en-ZA',
  /** Currency, an ISO 4217 code. */
  currency: 'ZAR',
  supportEmail: process.env.SUPPORT_EMAIL ?? placeholder.supportEmail,
  tagline: 'Good health, counted together.',
  madeIn: 'Made in South Africa',
  /** City and hours of support; only /contact shows them. */
  operations: {
    city: process.env.OPERATIONS_CITY ?? placeholder.city,
    hours: process.env.OPERATIONS_HOURS ?? placeholder.hours,
  },
} as const

/** Shown beside the support address while it is the placeholder. */
export const previewNote =
  site.supportEmail === placeholder.supportEmail
    ? 'This is a preview: its address receives no mail.'
    : undefined

/** Shown beside city and hours while one of them is a placeholder. */
export const operationsNote =
  process.env.OPERATIONS_CITY && process.env.OPERATIONS_HOURS
    ? undefined
    : 'City and hours are placeholders until the operator sets them.'

/** Shown once beside buttons that have no action yet. */
export const inertReason = 'These buttons do nothing yet.'

/** The product's names of its offers. */
export const offers = {
  coach: 'K.Coach',
  rewards: 'K.Rewards',
  wellnet: 'Wellnet',
} as const

/** The button that removes the draft of the contact form; the Cookie Policy names it. */
export const clearFormLabel = 'Clear the form'
