/** The words and figures of K.Rewards (/rewards). Figures: specification, section 9. */
import {
  familyMembersGold,
  familyMembersPlatinum,
  partnerOfferUpToPercent,
  physicalAccess,
  platformFigures,
  prices,
  tierFigures,
} from './figures.ts'
import { meanings } from './glossary.ts'
import { earns, pointsOf } from './point-categories.ts'
import type { ActivityName } from './point-categories.ts'
import { offers } from './site.ts'
import type {
  CallToActionContent,
  ChipBar,
  FaqSection,
  FeatureSection,
  HeroContent,
  PartnerGroupSection,
  StepSection,
  TierSection,
  TierWaySection,
  TierWayStep,
} from './types.ts'

export const hero = {
  kicker: offers.rewards,
  title: 'Healthy habits, paid in points.',
  lead: 'Walk, cook, learn, go for a screening: each earns points, points lift your tier, and your tier lowers prices at partners.',
  actions: [
    { label: 'See point values', to: '/rewards', hash: 'points' },
    { label: 'What it costs', to: '/rewards', hash: 'costs' },
  ],
  note: `A subscription costs ${prices.citizen} in South Africa.`,
} as const satisfies HeroContent

/** The bar of links below the hero. */
export const sections = {
  label: 'On this page',
  chips: [
    { label: 'Three steps', hash: 'how' },
    { label: 'Tiers', hash: 'tiers' },
    { label: 'Points', hash: 'points' },
    { label: 'Ways to a tier', hash: 'ways' },
    { label: 'Planner', hash: 'plan' },
    { label: 'Costs', hash: 'costs' },
    { label: 'Discounts', hash: 'partners' },
    { label: 'Questions', hash: 'questions' },
  ],
} as const satisfies ChipBar

/** The three-step protocol. */
export const protocol = {
  title: 'From habit to discount in three steps',
  steps: [
    {
      title: 'Connect',
      text: `Link a device in the mobile app, or tell ${offers.coach} what you did by WhatsApp or USSD: ${meanings.ussd}.`,
    },
    {
      title: 'Earn',
      text: 'Each activity adds its value to your ledger.',
    },
    {
      title: 'Redeem',
      text: 'Show your tier at a partner’s counter. The partner sees the transaction, not your health.',
    },
  ],
} as const satisfies StepSection

export const features = {
  title: 'What makes the points fair',
  items: [
    {
      title: 'One value for everybody',
      text: 'A Preventive Screening is worth the same in Soweto and in Sandton.',
    },
    {
      title: 'Small steps count',
      text: 'A day of Biometric Monitoring earns points, and so does asking about your stress.',
    },
    {
      title: 'A household can share',
      text: 'Gold and Platinum bring family members in; Bronze and Silver add users.',
    },
    {
      title: 'Your reasons stay yours',
      text: `A partner sees an anonymised transaction: ${meanings.anonymised}.`,
    },
  ],
} as const satisfies FeatureSection

export const tiers = {
  title: 'Four tiers',
  lead: 'Everybody starts at Bronze, which already has a discount.',
  tiers: [
    {
      name: 'Bronze',
      ...tierFigures.Bronze,
      accessBenefits: ['Every kind of partner', 'Community circles and live sessions'],
      features: [`${offers.coach} by app, WhatsApp and USSD`, 'A ledger that names every activity'],
    },
    {
      name: 'Silver',
      ...tierFigures.Silver,
      accessBenefits: ['Everything in Bronze', 'Partner offers marked for Silver'],
      features: [`A weekly look back by ${offers.coach}`, 'Challenges set to your own pace'],
    },
    {
      name: 'Gold',
      ...tierFigures.Gold,
      accessBenefits: ['Everything in Silver', 'Partner offers marked for Gold'],
      features: [
        `Family integration: up to ${familyMembersGold} extra members`,
        'Challenges for the whole household',
      ],
    },
    {
      name: 'Platinum',
      ...tierFigures.Platinum,
      accessBenefits: ['Everything in Gold', 'Partner offers marked for Platinum'],
      features: [
        `Family integration: up to ${familyMembersPlatinum} extra members`,
        'Priority support by e-mail',
      ],
    },
  ],
  legend: 'Each dot is a hundred points. Platinum has no upper end.',
  points: '{range} points',
  discountUpTo: 'up to',
  accessBenefits: 'Access benefits',
  features: 'Features',
  note: `A partner may also run an offer of its own, up to ${partnerOfferUpToPercent}%. Discounts do not apply to medicines.`,
} as const satisfies TierSection

/** One example for each tier above Bronze. Its points add up to the tier's lower limit. */
export const tierWays = {
  title: 'Ways to reach each tier',
  lead: 'Three examples.',
  sum: 'Together',
  ways: [
    {
      tier: 'Silver',
      steps: [step('Preventive Screening'), step('Learning Module'), step('Biometric Monitoring', 10)],
    },
    { tier: 'Gold', steps: [step('Annual Assessment')] },
    {
      tier: 'Platinum',
      steps: [step('Annual Assessment'), step('Certification Program'), step('Challenge Completion')],
    },
  ],
} as const satisfies TierWaySection

function step(activity: ActivityName, times = 1): TierWayStep {
  return { activity, points: pointsOf(activity), times }
}

/**
 * Partners by kind; no company is named. The icons are those of the point categories, which the page contains
 * already.
 */
export const partnerGroups = {
  title: 'Where your tier counts',
  groups: [
    {
      icon: 'activity',
      title: 'Fitness',
      partners: ['Neighbourhood gyms', 'Yoga and Pilates studios', 'Swimming schools'],
      benefits: [`Fitness ${prices.fitness}`, `Physical access in ${physicalAccess}`],
    },
    {
      icon: 'apple',
      title: 'Food',
      partners: ['Greengrocers', 'Spaza shops', 'Lunch kitchens'],
      benefits: ['Tier discount on fresh food', `Partner Integration: ${earns('Partner Integration')}`],
    },
    {
      icon: 'heart-pulse',
      title: 'Health',
      partners: ['Pharmacies', 'Private clinics', 'Optometrists'],
      benefits: [
        'Tier discount where professional rules allow',
        `Preventive Screening: ${earns('Preventive Screening')}`,
      ],
    },
    {
      icon: 'graduation-cap',
      title: 'Learning and rest',
      partners: ['First-aid schools', 'Cooking classes', 'Hiking lodges'],
      benefits: [
        'Tier discount on courses and stays',
        `Certification Program: ${earns('Certification Program')}`,
      ],
    },
  ],
  note: 'These are kinds of partner, not companies.',
} as const satisfies PartnerGroupSection

/** Together the answers contain every claim of specification, section 9, "FAQ claims". */
export const faq = {
  title: 'Questions you may have',
  items: [
    {
      question: 'Can my family share my membership?',
      answer: [
        `Yes. Family integration brings in up to ${familyMembersGold} extra members with Gold and up to ${familyMembersPlatinum} with Platinum.`,
      ],
    },
    {
      question: 'I am on Bronze or Silver. Can I still add somebody?',
      answer: [`Yes. Bronze and Silver can add users for ${prices.extraUser}.`],
    },
    {
      question: `How can a discount be ${partnerOfferUpToPercent}% when Platinum says ${tierFigures.Platinum.partnerDiscountUpToPercent}%?`,
      answer: [
        `Your tier counts across the network. Single partners also run offers of their own; those partner discounts reach up to ${partnerOfferUpToPercent}%.`,
      ],
    },
    {
      question: 'What does fitness cost?',
      answer: [`Fitness starts ${prices.fitness}.`],
    },
    {
      question: 'How soon can I walk into a gym?',
      answer: [`Physical partner access takes ${physicalAccess}.`],
    },
    {
      question: 'Will my watch or phone work?',
      answer: [
        `Probably: the platform supports ${platformFigures.devices.value} devices. With none, tell ${offers.coach} what you did.`,
      ],
    },
    {
      question: 'How reliable are the readings?',
      answer: [
        `The platform handles ${platformFigures.dataPoints.value} data points daily with ${platformFigures.latency.value} latency and ${platformFigures.accuracy.value} accuracy.`,
      ],
    },
    {
      question: 'Where can I use my points, and what does the partner see?',
      answer: [
        `At ${platformFigures.partnerNodes.value} partner nodes, from gyms to greengrocers. A node is ${meanings.node}. The partner sees an anonymised transaction only.`,
      ],
    },
  ],
} as const satisfies FaqSection

export const callToAction = {
  title: 'Start at Bronze',
  text: 'Join with an e-mail, or see the kinds of partner first.',
  actions: [
    { label: 'How to join', to: '/chatbot', hash: 'join' },
    { label: 'See the partners', to: '/network' },
  ],
} as const satisfies CallToActionContent
