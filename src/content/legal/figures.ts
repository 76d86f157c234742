/**
 * The figures behind the six legal documents, each written once (specification, section 9: "Legal terms",
 * and "FAQ claims" where noted). Money is whole rand. The annual fee that a government pays per citizen has no
 * figure here because the specification shows none: each contract sets it.
 */

/** Month and year of the last change; the same for all six documents (specification, section 2). */
export const legalLastUpdated = 'September 2025'

/** Price of a citizen's subscription in South Africa. */
export const citizenSubscriptionRandPerMonth = 200

/** Approximate onboarding fee of a small business; transaction revenue comes on top. */
export const smeOnboardingRandPerMonth = 120

/** Price of a user added by a Bronze or Silver member (FAQ claims). */
export const extraUserRandPerMonth = 100

/** Most extra family members of a Gold member (FAQ claims). */
export const familyMembersGold = 2

/** Most extra family members of a Platinum member (FAQ claims). */
export const familyMembersPlatinum = 4

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

/** The year from which a government may host the AI itself. */
export const selfHostingFromYear = 3

/** Access to a physical partner takes at least this long (FAQ claims). */
export const physicalAccessMinHours = 24

/** Access to a physical partner takes at most this long (FAQ claims). */
export const physicalAccessMaxHours = 48

/** How personal data is encrypted. */
export const encryption = 'AES-256'

/** The accessibility target of the whole platform. */
export const accessibilityTarget = 'WCAG 2.1 AA'

/** What the work on this website aims at, beyond the target (not in the specification). */
export const websiteAccessibilityAim = 'WCAG 2.2 AA'

/** Emergency number from any cell phone in South Africa (public knowledge, not in the specification). */
export const emergencyNumber = '112'

/** Ambulance number in South Africa (public knowledge, not in the specification). */
export const ambulanceNumber = '10177'
