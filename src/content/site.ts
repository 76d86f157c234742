/** Facts about the whole site. */
import { placeholderEmail, supportEmail } from '../support-email.ts'

/** Values of a build without variables. `.example` is a reserved domain that no one can register. */
export const placeholder = {
  origin: 'https://kwellness.example',
  supportEmail: placeholderEmail,
  city: 'Johannesburg',
  hours: 'Monday to Friday, 08:00\u00a0to\u00a017:00 South\u00a0African\u00a0time',
} as const

/**
 * SITE_ORIGIN, SUPPORT_EMAIL (support-email.ts), OPERATIONS_CITY and OPERATIONS_HOURS are set at build time, because
 * the specification leaves them open. renderer/site-variables.ts checks them, and vite.config.ts replaces them by their values.
 */
export const site = {
  name: 'K.Wellness',
  /** The origin of the site, for canonical and Open Graph URLs. No trailing slash. */
  origin: process.env.SITE_ORIGIN ?? placeholder.origin,
  /** Language of every page, a BCP 47 tag. */
  locale: 'en-ZA',
  supportEmail,
  tagline: 'Good health, counted together.',
  madeIn: 'Made in South Africa',
  /** City and hours of support; only /contact shows them. */
  operations: {
    city: process.env.OPERATIONS_CITY ?? placeholder.city,
    hours: process.env.OPERATIONS_HOURS ?? placeholder.hours,
  },
} as const

/** What this website does, after its name. */
export const informsOnly = 'informs. It sells nothing, opens no account and sends nothing.'

/** The product's names of its offers. */
export const offers = {
  coach: 'K.Coach',
  rewards: 'K.Rewards',
  wellnet: 'Wellnet',
} as const
