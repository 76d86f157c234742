/** Facts about the site as a whole, each written once. */

export const site = {
  name: 'K.Wellness',
  /**
   * Where the site is published; used for canonical and Open Graph addresses. No trailing slash. Set SITE_ORIGIN when
   * building; setup/site-variables.ts checks its value and vite.config.ts writes it in here.
   */
  origin: process.env.SITE_ORIGIN ?? 'https://kwellness.example',
  /** Language of every page, as BCP 47. */
  locale: 'en-ZA',
  /** ISO 4217. */
  currency: 'ZAR',
  /** The specification leaves the address open. Set SUPPORT_EMAIL when building; checked and written in as above. */
  supportEmail: process.env.SUPPORT_EMAIL ?? 'support@kwellness.example',
  tagline: 'Good health, counted together.',
  madeIn: 'Made in South Africa',
  operations: {
    city: 'Johannesburg',
    hours: 'Monday to Friday, 08:00 to 17:00 SAST',
  },
} as const

/** The offers behind the pages, by the names the product gives them. */
export const offers = {
  coach: 'K.Coach',
  rewards: 'K.Rewards',
  wellnet: 'Wellnet',
} as const

/** Figures that several pages state (specification, section 9, "FAQ claims"). */
export const platformFigures = {
  devices: { value: '200+', label: 'devices connected' },
  dataPoints: { value: '50,000+', label: 'data points daily' },
  latency: { value: 'under 100ms', label: 'latency' },
  accuracy: { value: '99.7%', label: 'accuracy' },
  partnerNodes: { value: '500+', label: 'partner nodes' },
} as const
