/** Facts about the site as a whole, each written once. */

/** What a build says where it was not told better. Nobody can own a name in `.example`. */
export const placeholder = {
  origin: 'https://kwellness.example',
  supportEmail: 'support@kwellness.example',
  city: 'Johannesburg',
  hours: 'Monday to Friday, 08:00 to 17:00 SAST',
} as const

/**
 * What the specification leaves open is set when building: SITE_ORIGIN, SUPPORT_EMAIL, OPERATIONS_CITY and OPERATIONS_HOURS.
 * setup/site-variables.ts checks the values and vite.config.ts writes them in here.
 */
export const site = {
  name: 'K.Wellness',
  /** Where the site is published; used for canonical and Open Graph addresses. No trailing slash. */
  origin: process.env.SITE_ORIGIN ?? placeholder.origin,
  /** Language of every page, as BCP 47. */
  locale: 'en-ZA',
  /** ISO 4217. */
  currency: 'ZAR',
  supportEmail: process.env.SUPPORT_EMAIL ?? placeholder.supportEmail,
  tagline: 'Good health, counted together.',
  madeIn: 'Made in South Africa',
  /** One city with its hours; only /contact says them. */
  operations: {
    city: process.env.OPERATIONS_CITY ?? placeholder.city,
    hours: process.env.OPERATIONS_HOURS ?? placeholder.hours,
  },
} as const

/** Said beside the support address while it is the placeholder. */
export const previewNote =
  site.supportEmail === placeholder.supportEmail
    ? 'This is a preview: its address receives no mail.'
    : undefined

/** Said beside city and hours until a build sets them. */
export const operationsNote =
  process.env.OPERATIONS_CITY && process.env.OPERATIONS_HOURS
    ? undefined
    : 'City and hours are placeholders until the operator sets them.'

/** Said once beside buttons that the product shows without a behaviour. */
export const inertReason = 'These buttons do nothing yet.'

/** The offers behind the pages, by the names the product gives them. */
export const offers = {
  coach: 'K.Coach',
  rewards: 'K.Rewards',
  wellnet: 'Wellnet',
} as const
