/** The words and figures of K.Rewards (/rewards). Figures: specification, section 9. */
import { offers, platformFigures } from './site.ts'
import type {
  CallToActionContent,
  ChipBar,
  FaqSection,
  FeatureSection,
  HeroContent,
  PartnerGroupSection,
  StepSection,
  TierSection,
} from './types.ts'

export const hero = {
  kicker: offers.rewards,
  title: 'Healthy habits, paid in points.',
  lead: 'Walk, cook, learn, go for a screening: each earns points, points lift your tier, and your tier lowers prices at partners. Every value is on this page.',
  actions: [
    { label: 'See point values', to: '/rewards', hash: 'points' },
    { label: 'Compare tiers', to: '/rewards', hash: 'tiers' },
  ],
} as const satisfies HeroContent

/** The bar of links below the hero. */
export const sections = {
  label: 'On this page',
  chips: [
    { label: 'Three steps', hash: 'how' },
    { label: 'Tiers', hash: 'tiers' },
    { label: 'Points', hash: 'points' },
    { label: 'What is fair', hash: 'fair' },
    { label: 'Partners', hash: 'partners' },
    { label: 'Questions', hash: 'questions' },
  ],
} as const satisfies ChipBar

/** The three-step protocol. */
export const protocol = {
  title: 'From habit to discount in three steps',
  steps: [
    {
      title: 'Connect',
      text: `Link a device in the mobile app, or tell ${offers.coach} by WhatsApp or USSD what you did today.`,
    },
    {
      title: 'Earn',
      text: 'Each activity has a fixed value. It is added to your ledger with the name of the activity.',
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
      text: 'A Preventive Screening is worth the same in Soweto and in Sandton. The values below are for every member.',
    },
    {
      title: 'Small steps count',
      text: 'You do not have to run. A day of Biometric Monitoring earns points, and so does asking about your stress.',
    },
    {
      title: 'A household can share',
      text: 'Gold and Platinum take family members along. Bronze and Silver add people one at a time.',
    },
    {
      title: 'Your reasons stay yours',
      text: 'A partner sees an anonymised transaction. Which walk, meal or screening earned the points stays with you.',
    },
  ],
} as const satisfies FeatureSection

/** Specification, section 9, "Tiers"; family members and added users from "FAQ claims". */
export const tiers = {
  title: 'Four tiers',
  lead: 'Your points place you in a tier. Everybody starts at Bronze, with a discount from the first day.',
  tiers: [
    {
      name: 'Bronze',
      pointsFrom: 0,
      pointsTo: 2_499,
      partnerDiscountUpToPercent: 15,
      accessBenefits: ['Every kind of partner', 'Community circles and live sessions'],
      features: [
        `${offers.coach} by app, WhatsApp and USSD`,
        'A ledger that names every activity',
        'Add users for R100 per user per month',
      ],
    },
    {
      name: 'Silver',
      pointsFrom: 2_500,
      pointsTo: 4_999,
      partnerDiscountUpToPercent: 20,
      accessBenefits: ['Everything in Bronze', 'Partner offers marked for Silver'],
      features: [
        'A weekly look back, written by K.Coach',
        'Challenges set to your own pace',
        'Add users for R100 per user per month',
      ],
    },
    {
      name: 'Gold',
      pointsFrom: 5_000,
      pointsTo: 7_999,
      partnerDiscountUpToPercent: 25,
      accessBenefits: ['Everything in Silver', 'Partner offers marked for Gold'],
      features: ['Family integration: up to 2 extra members', 'Challenges for the whole household'],
    },
    {
      name: 'Platinum',
      pointsFrom: 8_000,
      partnerDiscountUpToPercent: 30,
      accessBenefits: ['Everything in Gold', 'Partner offers marked for Platinum'],
      features: ['Family integration: up to 4 extra members', 'Priority support by e-mail'],
    },
  ],
  legend: 'One dot: 100 points. Platinum is open.',
  note: 'Tier discounts of up to 30% apply across the network. A partner may also run an offer of its own, and a single partner offer can go up to 75%.',
} as const satisfies TierSection

/** Partners by kind; no company is named. */
export const partnerGroups = {
  title: 'Where your tier counts',
  groups: [
    {
      icon: 'dumbbell',
      title: 'Fitness',
      partners: ['Neighbourhood gyms', 'Yoga and Pilates studios', 'Swimming schools'],
      benefits: ['Fitness from R200 per month (normally R800+)', 'Physical access in 24–48 hours'],
    },
    {
      icon: 'shopping-basket',
      title: 'Food',
      partners: ['Greengrocers', 'Spaza shops', 'Lunch kitchens'],
      benefits: ['Tier discount on fresh food', 'Partner Integration: 150 points'],
    },
    {
      icon: 'stethoscope',
      title: 'Health',
      partners: ['Pharmacies', 'Private clinics', 'Optometrists'],
      benefits: ['Tier discount on screenings', 'Preventive Screening: 1,500 points'],
    },
    {
      icon: 'book-open',
      title: 'Learning and rest',
      partners: ['First-aid schools', 'Cooking classes', 'Hiking lodges'],
      benefits: ['Tier discount on courses and stays', 'Certification Program: 2,500 points'],
    },
  ],
  note: 'Partners are shown by kind. The mobile app lists the ones near you and what each of them offers.',
} as const satisfies PartnerGroupSection

/** Eight questions that together carry every claim of specification, section 9, "FAQ claims". */
export const faq = {
  title: 'Questions members ask',
  items: [
    {
      question: 'Can my family share my membership?',
      answer: [
        'Yes. Family integration brings in up to 2 extra members with Gold and up to 4 with Platinum.',
      ],
    },
    {
      question: 'I am on Bronze or Silver. Can I still add somebody?',
      answer: [
        'Yes. Bronze and Silver can add users for R100 per user per month. You choose whom, and how many.',
      ],
    },
    {
      question: 'How can a discount be 75% when Platinum says 30%?',
      answer: [
        'They are two different things. Your tier sets the discount that applies across the network: up to 15% with Bronze, 20% with Silver, 25% with Gold and 30% with Platinum.',
        'Single partners also run offers of their own. Those partner discounts can reach up to 75%.',
      ],
    },
    {
      question: 'What does fitness cost?',
      answer: [
        'Fitness starts from R200 per month (normally R800+). What a studio or gym near you asks is shown in the mobile app.',
      ],
    },
    {
      question: 'How soon can I walk into a gym?',
      answer: [
        'Physical partner access takes 24–48 hours. Until then you can already earn points at home, on the road or in a circle.',
      ],
    },
    {
      question: 'Will my watch or phone work?',
      answer: [
        `Probably: the platform connects ${platformFigures.devices.value} devices. With no device at all you can tell ${offers.coach} what you did by WhatsApp or USSD.`,
      ],
    },
    {
      question: 'How reliable are the readings behind my points?',
      answer: [
        `The platform handles ${platformFigures.dataPoints.value} data points daily with ${platformFigures.latency.value} latency and ${platformFigures.accuracy.value} accuracy.`,
        'If an entry in your ledger looks wrong, write to support and name the activity.',
      ],
    },
    {
      question: 'Where can I use my points, and what does the partner see?',
      answer: [
        `The network has ${platformFigures.partnerNodes.value} partner nodes, from gyms to greengrocers. A partner sees an anonymised transaction only: not your name, and not what earned the points.`,
      ],
    },
  ],
} as const satisfies FaqSection

export const callToAction = {
  title: 'See where points are worth something',
  text: 'Look through the kinds of partner in the network, or ask us about a point value.',
  actions: [
    { label: 'See the partners', to: '/network' },
    { label: 'Ask a question', to: '/contact' },
  ],
} as const satisfies CallToActionContent
