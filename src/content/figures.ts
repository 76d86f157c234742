/**
 * All figures of the product and the phrases that state them. The source is section 9 of the specification,
 * unless noted. Money is in whole rand. Points of activities are in `point-categories.ts`. The specification
 * gives no figure for the annual fee that a government pays per citizen.
 */
import { formatNumber } from '../format.ts'
import { meanings } from './meanings.ts'
import type { Price } from './types.ts'

/* ── Prices ──────────────────────────────────────────────────────────────── */

/** Price of a citizen's subscription in South Africa. */
export const citizenSubscriptionRandPerMonth = 200

/** Approximate onboarding fee of a small business; a share of transaction revenue is added. */
export const smeOnboardingRandPerMonth = 120

/** Price of a user added by a Bronze or Silver member. */
export const extraUserRandPerMonth = 100

/** Lowest price of fitness. It is a price of its own, independent of the subscription. */
export const fitnessFromRandPerMonth = 200

/** The "normal" price of fitness in the specification, which may be higher. */
export const fitnessNormallyRandPerMonth = 800

/** An amount of money as it is written. */
export function inRand(amount: number): string {
  return `R${formatNumber(amount)}`
}

/** The prices as pages and documents state them. */
export const prices = {
  citizen: { large: inRand(citizenSubscriptionRandPerMonth), after: ' per month' },
  extraUser: { large: inRand(extraUserRandPerMonth), after: ' per user per month' },
  sme: {
    before: 'about ',
    large: inRand(smeOnboardingRandPerMonth),
    after: ' per month plus transaction revenue',
  },
  government: {
    before: 'an annual fee ',
    large: 'per citizen',
    after: ' (amount not stated yet)',
  },
  fitness: {
    before: 'from ',
    large: inRand(fitnessFromRandPerMonth),
    after: ` per month (normally ${inRand(fitnessNormallyRandPerMonth)}+)`,
  },
} as const satisfies Record<string, Price>

/** All of a price, such as "R200 per month". */
export function priceInWords({ before = '', large, after }: Price): string {
  return before + large + after
}

/* ── Members ─────────────────────────────────────────────────────────────── */

/**
 * The limits of the tiers in points, and the highest partner discount of each in per cent. The top tier has
 * no upper limit.
 */
export const tierFigures = {
  Bronze: { pointsFrom: 0, pointsTo: 2_499, partnerDiscountUpToPercent: 15 },
  Silver: { pointsFrom: 2_500, pointsTo: 4_999, partnerDiscountUpToPercent: 20 },
  Gold: { pointsFrom: 5_000, pointsTo: 7_999, partnerDiscountUpToPercent: 25 },
  Platinum: { pointsFrom: 8_000, partnerDiscountUpToPercent: 30 },
} as const

/** Highest discount of a single partner's own offer, in per cent. */
export const partnerOfferUpToPercent = 75

/** Maximum of extra family members of a Gold member. */
export const familyMembersGold = 2

/** Maximum of extra family members of a Platinum member. */
export const familyMembersPlatinum = 4

/** Shortest time until access to a physical partner. */
export const physicalAccessMinHours = 24

/** Longest time until access to a physical partner. */
export const physicalAccessMaxHours = 48

/** The time until access to a physical partner, in words. */
export const physicalAccess = `${physicalAccessMinHours}–${physicalAccessMaxHours} hours`

/** Minutes of the breathing protocol. */
export const breathingMinutes = 7

/* ── Platform ────────────────────────────────────────────────────────────── */

/** Lowest number of supported devices. */
export const supportedDevices = 200

/** Lowest number of data points per day. */
export const dataPointsDaily = 50_000

/** The latency is below this. */
export const latencyLimitMilliseconds = 100

/** The platform's accuracy; of what is not published. */
export const accuracyPercent = 99.7

/** Lowest number of partner nodes. */
export const partnerNodes = 500

/** Figures that several pages state. / has `figuresNote` above them, other pages `figuresLink` (links.ts). */
export const platformFigures = {
  devices: { value: `${supportedDevices}+`, label: 'devices' },
  dataPoints: { value: `${formatNumber(dataPointsDaily)}+`, label: 'data points daily' },
  latency: { value: `under ${latencyLimitMilliseconds}ms`, label: 'latency' },
  accuracy: { value: `${accuracyPercent}%`, label: 'accuracy' },
  partnerNodes: { value: `${partnerNodes}+`, label: 'partner nodes' },
} as const

/** Latency and accuracy of the platform, with what their labels mean or leave open. */
export const explainedFigures = {
  latency: { ...platformFigures.latency, label: `${platformFigures.latency.label}, ${meanings.latency}` },
  accuracy: {
    ...platformFigures.accuracy,
    label: `${platformFigures.accuracy.label} (of what: not published)`,
  },
} as const

/** The note above the platform's figures on the landing page; other pages with such figures link to it. */
export const figuresNote = 'Our own figures. How they are measured is not published yet.'

/** How personal data is encrypted. */
export const encryption = 'AES-256'

/** The contract year from which a government may host the AI itself. */
export const selfHostingFromYear = 3

/* ── Contracts ───────────────────────────────────────────────────────────── */

/**
 * The release with the latest change of each legal document: month and year, or the day of a second release in a month. The
 * specification's texts were of September 2025.
 */
export const legalLastUpdated = {
  terms: 'November 2026',
  privacy: 'November 2026',
  cookies: 'November 2026',
  popia: 'November 2026',
  accessibility: 'November 2026',
  delivery: 'November 2026',
} as const

/** Limit of our liability, in months of fees. */
export const liabilityMonths = 6

/** Refund period of a citizen after the first subscription; renewals have none. */
export const citizenRefundDays = 7

/** Refund period of a small business without reward transactions. */
export const smeRefundDays = 14

/** Longer downtime than this earns a pro-rata credit. */
export const creditThresholdHours = 72

/** An account inactive for longer than this is archived. */
export const archiveAfterMonths = 6

/* ── Accessibility ───────────────────────────────────────────────────────── */

/** Version and level of the guidelines in the target. */
export const accessibilityGuidelines = { version: '2.1', level: 'AA' } as const

/** The accessibility target; what it covers besides this website is not settled. */
export const accessibilityTarget = `WCAG ${accessibilityGuidelines.version} ${accessibilityGuidelines.level}`

/** The accessibility aim for this website, beyond the target (not in the specification). */
export const websiteAccessibilityAim = 'WCAG 2.2 AA'

/* ── Law and public services (not in the specification) ──────────────────── */

/** Emergency number from any cell phone in South Africa. */
export const emergencyNumber = '112'

/** Ambulance number in South Africa. */
export const ambulanceNumber = '10177'

/**
 * Cooling-off period of an electronic transaction (Electronic Communications and Transactions Act, section
 * 44).
 */
export const coolingOffDays = 7

/** Cancellation period where information was missing before the order (the same Act, section 43). */
export const missingInformationDays = 14

/** Refund period after a cancellation under section 44. */
export const coolingOffRefundDays = 30
