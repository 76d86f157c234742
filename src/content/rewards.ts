/** The words and figures of K.Rewards (/rewards). Figures: specification, section 9. */
import { partnersSee } from './consent.ts'
import { openAboutPrices } from './costs.ts'
import {
  explainedFigures,
  familyMembersGold,
  familyMembersPlatinum,
  fitnessNormallyRandPerMonth,
  inRand,
  partnerOfferUpToPercent,
  physicalAccess,
  platformFigures,
  priceInWords,
  prices,
  tierFigures,
} from './figures.ts'
import { chipsLabel } from './labels.ts'
import { meanings } from './meanings.ts'
import { notSettledTitle } from './not-settled.ts'
import { activities, earns } from './point-categories.ts'
import { offers } from './site.ts'
import type { CallToActionContent, ChipBar, Feature, HeroContent } from './types.ts'

/** What the specification leaves open on this page, one line each. */
export const notSettled = [
  `${openAboutPrices.vat}.`,
  `${openAboutPrices.renewal}.`,
  'Whether extra members with Gold or Platinum cost anything.',
  `What “normally ${inRand(fitnessNormallyRandPerMonth)}+” for fitness is compared with.`,
  'Whether points are spent, or only counted.',
  'What counts as each activity, and who checks it.',
] as const

/** A K.Rewards tier (specification, section 9, "Tiers"). */
export interface Tier {
  name: keyof typeof tierFigures
  /** Lowest number of points in the tier. */
  pointsFrom: number
  /** Highest number of points in the tier; the top tier has none. */
  pointsTo?: number
  /** Highest partner discount, in per cent. */
  partnerDiscountUpToPercent: number
  accessBenefits: readonly string[]
  features: readonly string[]
}

export const hero = {
  kicker: offers.rewards,
  title: 'Healthy habits, paid in points.',
  lead: 'Walk, cook, learn, get screened. Each earns points, points lift your tier, and your tier lowers prices.',
  actions: [
    { label: 'Plan your points', to: '/rewards', hash: 'points' },
    { label: 'What it costs', to: '/rewards', hash: 'costs' },
  ],
} as const satisfies HeroContent

/** The bar of links below the hero. */
export const sections = {
  label: chipsLabel,
  chips: [
    { label: 'Three steps', hash: 'how' },
    { label: 'Tiers', hash: 'tiers' },
    { label: 'Points', hash: 'points' },
    { label: 'Costs', hash: 'costs' },
    { label: 'Discounts', hash: 'partners' },
    { label: 'Questions', hash: 'questions' },
  ],
} as const satisfies ChipBar

/** The three-step protocol. Behind each step are as many dots as it has ways: one device, all activities, all tiers. */
export const protocol = {
  title: 'From habit to discount in three steps',
  steps: [
    {
      title: 'Connect',
      text: `Link a device, or tell ${offers.coach} what you did, also by USSD, ${meanings.ussd}.`,
      dots: 1,
    },
    { title: 'Earn', text: `Each of ${activities.length} activities adds points.`, dots: activities.length },
    {
      title: 'Redeem',
      text: 'Show your tier, one of four, at the counter.',
      dots: Object.keys(tierFigures).length,
    },
  ],
} as const

export const tiers = {
  title: 'Four tiers',
  lead: 'Each percentage is a tier’s highest partner discount; medicines have none.',
  /** For the eye. */
  legend: 'Across, each dot is a hundred points; upward,\u00a0one\u00a0per\u00a0cent.',
  note: `${offers.coach} and family integration are settled; the other benefits are examples.`,
  items: [
    {
      name: 'Bronze',
      ...tierFigures.Bronze,
      accessBenefits: ['Every kind of partner'],
      features: [`${offers.coach} by app, WhatsApp and USSD`],
    },
    {
      name: 'Silver',
      ...tierFigures.Silver,
      accessBenefits: ['Offers for Silver'],
      features: [`A weekly look back by\u00a0${offers.coach}`],
    },
    {
      name: 'Gold',
      ...tierFigures.Gold,
      accessBenefits: ['Offers for Gold'],
      features: [`Family integration: up\u00a0to\u00a0${familyMembersGold}\u00a0extra\u00a0members`],
    },
    {
      name: 'Platinum',
      ...tierFigures.Platinum,
      accessBenefits: ['Offers for Platinum'],
      features: [`Family integration: up\u00a0to\u00a0${familyMembersPlatinum}\u00a0extra\u00a0members`],
    },
  ],
  points: '{range} points',
  discountUpTo: 'up to',
  accessBenefits: 'Access benefits',
  features: 'Features',
} as const satisfies { items: readonly Tier[]; [word: string]: unknown }

/** Beside the costs. */
export const notSettledList = {
  title: notSettledTitle,
  points: notSettled,
  link: { label: 'What is open for partners', to: '/network', hash: 'terms' },
} as const

/** What makes the points fair: below the steps. */
export const features = [
  { title: 'One list', text: 'Every activity has one stated value.' },
  { title: 'Small steps', text: `A Biometric Sync earns ${earns('Biometric Sync')}.` },
  { title: 'Household', text: 'Gold and Platinum bring family in.' },
  { title: 'No names', text: `Partners see ${partnersSee.plainly}.` },
] as const satisfies readonly Feature[]

/** Partners by kind, as in network.ts (tests/content/pages.test.ts), and what a member gets there; no company is named. */
export const partnerGroups = {
  title: 'Where your tier counts',
  items: [
    {
      title: 'Fitness',
      text: `Gyms, yoga studios, swimming schools. Physical access in ${physicalAccess}.`,
    },
    {
      title: 'Food',
      text: `Greengrocers, spaza shops, lunch\u00a0kitchens. Partner\u00a0Integration: ${earns('Partner Integration')}.`,
    },
    {
      title: 'Health',
      text: 'Pharmacies, private clinics, optometrists. Discounts where professional rules allow.',
    },
    {
      title: 'Learning',
      text: `First-aid schools, cooking classes, private\u00a0colleges. Certification\u00a0Program: ${earns('Certification Program')}.`,
    },
  ],
} as const

/** Together the answers contain every claim of specification, section 9, "FAQ claims". */
export const faq = {
  title: 'Questions you may have',
  dots: 'A ring: each answer leaves a point open.',
  items: [
    {
      question: 'Can my family share my membership?',
      answer: [
        `With Gold, up to ${familyMembersGold} extra members; with Platinum, up to ${familyMembersPlatinum}. Whether they cost anything is not settled yet.`,
      ],
    },
    {
      question: 'Can I add a user?',
      answer: [
        `Bronze and Silver can add users for ${priceInWords(prices.extraUser)}. For Gold and Platinum it is not settled yet.`,
      ],
    },
    {
      question: `Is a discount up to ${tierFigures.Platinum.partnerDiscountUpToPercent}% or up to ${partnerOfferUpToPercent}%?`,
      answer: [
        `Both: up to ${tierFigures.Platinum.partnerDiscountUpToPercent}% by tier, and partner discounts up to ${partnerOfferUpToPercent}%. How they fit together is not settled yet.`,
      ],
    },
    {
      question: 'What does fitness cost?',
      answer: [
        `Fitness costs ${priceInWords(prices.fitness)}. What “normally” is compared with is not settled yet.`,
      ],
    },
    {
      question: 'How soon can I use a gym?',
      answer: [`Physical partner access takes ${physicalAccess}; when they begin is not settled yet.`],
    },
    {
      question: 'Will my watch or phone work?',
      answer: [
        `The platform supports ${platformFigures.devices.value} devices; no list is published yet. No device? Tell ${offers.coach} what you did.`,
      ],
    },
    {
      question: 'What figures does the platform state?',
      answer: [
        `${platformFigures.dataPoints.value} data points daily, ${platformFigures.latency.value} latency (${meanings.latency}) and ${platformFigures.accuracy.value} ${explainedFigures.accuracy.label}.`,
      ],
    },
    {
      question: 'How many partners are there?',
      answer: [
        `${platformFigures.partnerNodes.value} partner nodes; a node is ${meanings.node}. None is listed yet.`,
      ],
    },
  ],
} as const

export const callToAction = {
  title: 'Start at Bronze',
  text: 'Bronze needs no points.',
  actions: [
    { label: 'How to join', to: '/chatbot', hash: 'join' },
    { label: 'See kinds of partner', to: '/network', hash: 'kinds' },
  ],
} as const satisfies CallToActionContent
