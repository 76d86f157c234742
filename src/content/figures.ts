/**
 * Every figure of the product, each written once, and the phrases that state it (specification, section 9, where nothing else
 * is noted). Money is whole rand. Points of the activities are in `point-categories.ts`. The annual fee that a government
 * pays per citizen has no figure here because the specification shows none.
 */
import { formatNumber } from '../format.ts'

/* ── Prices ──────────────────────────────────────────────────────────────── */

/** Price of a citizen's subscription in South Africa. */
export const citizenSubscriptionRandPerMonth = 200

/** Approximate onboarding fee of a small business; transaction revenue comes on top. */
export const smeOnboardingRandPerMonth = 120

/** Price of a user added by a Bronze or Silver member. */
export const extraUserRandPerMonth = 100

/** Lowest price of fitness. A figure apart from the subscription, though the amount is the same. */
export const fitnessFromRandPerMonth = 200

/** What the specification says that fitness "normally" costs, and more. */
export const fitnessNormallyRandPerMonth = 800

/** The prices as pages and documents say them. */
export const prices = {
  citizen: `R${citizenSubscriptionRandPerMonth} per month`,
  extraUser: `R${extraUserRandPerMonth} per user per month`,
  sme: `about R${smeOnboardingRandPerMonth} per month plus transaction revenue`,
  government: 'an annual fee per citizen; each contract sets the amount',
  fitness: `from R${fitnessFromRandPerMonth} per month (normally R${fitnessNormallyRandPerMonth}+)`,
} as const

/* ── Members ─────────────────────────────────────────────────────────────── */

/** Where the tiers begin and end, and the highest partner discount of each, in per cent. The top tier has no end. */
export const tierFigures = {
  Bronze: { pointsFrom: 0, pointsTo: 2_499, partnerDiscountUpToPercent: 15 },
  Silver: { pointsFrom: 2_500, pointsTo: 4_999, partnerDiscountUpToPercent: 20 },
  Gold: { pointsFrom: 5_000, pointsTo: 7_999, partnerDiscountUpToPercent: 25 },
  Platinum: { pointsFrom: 8_000, partnerDiscountUpToPercent: 30 },
} as const

/** Highest discount of a single partner's own offer, in per cent. */
export const partnerOfferUpToPercent = 75

/** Most extra family members of a Gold member. */
export const familyMembersGold = 2

/** Most extra family members of a Platinum member. */
export const familyMembersPlatinum = 4

/** Access to a physical partner takes at least this long. */
export const physicalAccessMinHours = 24

/** Access to a physical partner takes at most this long. */
export const physicalAccessMaxHours = 48

/** How long access to a physical partner takes, in words. */
export const physicalAccess = `${physicalAccessMinHours}–${physicalAccessMaxHours} hours`

/** Length of the breathing protocol in the sample conversations. */
export const breathingMinutes = 7

/* ── Platform ────────────────────────────────────────────────────────────── */

/** Figures that several pages state; `figuresNote` belongs under them. */
export const platformFigures = {
  devices: { value: '200+', label: 'supported devices' },
  dataPoints: { value: '50,000+', label: 'data points daily' },
  latency: { value: 'under 100ms', label: 'latency' },
  accuracy: { value: '99.7%', label: 'accuracy' },
  partnerNodes: { value: '500+', label: 'partner nodes' },
} as const

/** How personal data is encrypted. */
export const encryption = 'AES-256'

/** The year of a contract from which a government may host the AI itself. */
export const selfHostingFromYear = 3

/* ── Contracts ───────────────────────────────────────────────────────────── */

/** Month and year of the last change of each legal document (specification, section 2). */
export const legalLastUpdated = 'September 2025'

/** Our liability is limited to the fees of this many months. */
export const liabilityMonths = 6

/** A citizen can have a refund for this long after the first subscription; never on a renewal. */
export const citizenRefundDays = 7

/** A small business can have a refund for this long, if it has had no reward transactions. */
export const smeRefundDays = 14

/** Longer downtime than this earns a pro-rata credit. */
export const creditThresholdHours = 72

/** An account inactive for longer than this is archived. */
export const archiveAfterMonths = 6

/* ── Accessibility ───────────────────────────────────────────────────────── */

/** Version and level of the guidelines that the whole platform aims at. */
export const accessibilityGuidelines = { version: '2.1', level: 'AA' } as const

/** The accessibility target of the whole platform. */
export const accessibilityTarget = `WCAG ${accessibilityGuidelines.version} ${accessibilityGuidelines.level}`

/** What the work on this website aims at, beyond the target (not in the specification). */
export const websiteAccessibilityAim = 'WCAG 2.2 AA'

/* ── Law and public services (not in the specification) ──────────────────── */

/** Emergency number from any cell phone in South Africa. */
export const emergencyNumber = '112'

/** Ambulance number in South Africa. */
export const ambulanceNumber = '10177'

/** A consumer may cancel an electronic transaction for this long (Electronic Communications and Transactions Act, section 44). */
export const coolingOffDays = 7

/** A consumer may cancel for this long where information was missing before the order (the same Act, section 43). */
export const missingInformationDays = 14

/** Money back after a cancellation under section 44 is due within this time. */
export const coolingOffRefundDays = 30

/** A number of points as a sentence says it: "1,500 points". */
export function inPoints(points: number): string {
  return `${formatNumber(points)} points`
}

/** A phrase as the beginning of a sentence. */
export function capitalised(phrase: string): string {
  return phrase.charAt(0).toUpperCase() + phrase.slice(1)
}
