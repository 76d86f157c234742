/** The words of the landing page (/). */
import { capitalised, encryption, platformFigures, prices, selfHostingFromYear } from './figures.ts'
import { onlyByConsent } from './consent.ts'
import { meanings } from './glossary.ts'
import { offers } from './site.ts'
import type {
  BridgeSection,
  CallToActionContent,
  FeatureSection,
  HeroContent,
  MetricSection,
  OfferSection,
  ProseSection,
  ScenarioSection,
  StackSection,
} from './types.ts'

export const hero = {
  kicker: 'AI wellness, made in South Africa',
  title: 'Every healthy day counts.',
  lead: 'An AI wellness coach by app, WhatsApp or USSD, and rewards at local partners for healthy habits.',
  actions: [
    { label: 'For citizens', to: '/chatbot' },
    { label: 'For businesses', to: '/network' },
    { label: 'For governments', to: '/wellnet' },
  ],
  note: `A citizen in South Africa pays ${prices.citizen}. Small businesses join as partners; governments offer ${offers.wellnet} to their citizens.`,
} as const satisfies HeroContent

/** The caption of the print in the hero. */
export const sunCaption = {
  dots: '365 dots: one for each day of the year.',
  today: 'The large white one is today.',
} as const

/** The offers, each with a link to its page. */
export const offerCards = {
  title: 'What you can use',
  items: [
    {
      title: offers.coach,
      text: `Ask about sleep, food, stress or movement by app, WhatsApp or USSD (${meanings.ussd}).`,
      action: { label: 'Read sample conversations', to: '/chatbot' },
    },
    {
      title: 'Community',
      text: 'Small circles that walk, cook or breathe together.',
      action: { label: 'See the circles', to: '/community' },
    },
    {
      title: 'Fitness',
      text: `Your device’s readings, turned into a plan for today. ${capitalised(prices.fitness)}.`,
      action: { label: 'See what is tracked', to: '/fitness' },
    },
    {
      title: 'Partners',
      text: 'Gyms, grocers and others where your tier lowers the price.',
      action: { label: 'See kinds of partner', to: '/network' },
    },
    {
      title: offers.rewards,
      text: 'Four tiers, six ways to earn, and the value of every activity.',
      action: { label: 'See every point value', to: '/rewards' },
    },
  ],
} as const satisfies OfferSection

export const platform = {
  title: 'The platform in figures',
  lead: `A partner node is ${meanings.node}.`,
  metrics: [
    platformFigures.devices,
    platformFigures.dataPoints,
    platformFigures.latency,
    platformFigures.accuracy,
    platformFigures.partnerNodes,
  ],
} as const satisfies MetricSection

export const whatIsWellnet = {
  kicker: offers.wellnet,
  title: 'What is Wellnet?',
  paragraphs: [
    `${offers.wellnet} is wellness infrastructure: a service that a government runs for its citizens, as it runs water or roads. Citizens use it to look after themselves; the government sees where people struggle, early enough to help.`,
    `The Gov Stack is for the ministry, the Civic Stack for everybody else. By default, only aggregates cross the bridge from citizens to government: ${meanings.aggregates}. They are anonymised: ${meanings.anonymised}.`,
  ],
} as const satisfies ProseSection

export const govStack = {
  title: 'Gov Stack',
  lead: 'For the people who plan clinics, campaigns and budgets.',
  layers: [
    {
      name: 'Gov API',
      text: 'Carries anonymised insights into the systems a department already runs.',
    },
    {
      name: 'Digital Twin',
      text: `This is ${meanings.digitalTwin}. Try a measure on it before you pay for it.`,
    },
    {
      name: 'Dashboard',
      text: 'What is rising, where, and since when, on one screen.',
    },
    {
      name: 'Security',
      text: `${encryption} encryption, and a check for consent before personal-level data opens.`,
    },
  ],
} as const satisfies StackSection

export const civicStack = {
  title: 'Civic Stack',
  layers: [
    {
      name: 'Mobile App',
      text: `${offers.coach}, circles and fitness. The coach also answers on WhatsApp and, in a shorter version, by USSD.`,
    },
    {
      name: 'Rewards',
      text: 'A walk, a screening or a course earns points, and points lead to discounts at partners.',
    },
    {
      name: 'IoT',
      text: 'Watches, scales and other devices send their readings in.',
    },
  ],
} as const satisfies StackSection

export const bridge = {
  title: 'The bridge between them',
  lead: 'Data crosses in both directions, on terms you can read.',
  direction: 'to',
  flows: [
    {
      from: 'Citizen',
      to: 'Government',
      carries: 'Counts and trends for an area',
      safeguard: 'Aggregates only.',
    },
    {
      from: 'Citizen',
      to: 'Government',
      carries: 'Personal-level data',
      safeguard: `${capitalised(onlyByConsent.theirs)}.`,
    },
    {
      from: 'Government',
      to: 'Citizen',
      carries: 'Health notices and programmes',
      safeguard: 'Sent by area, so a department needs no list of names.',
    },
  ],
} as const satisfies BridgeSection

/** Implementation scenarios of the bridge. */
export const scenarios = {
  kicker: 'Scenarios',
  title: 'What a department could do with it',
  label: 'Illustration',
  scenarios: [
    {
      title: 'A metro before winter',
      text: 'Coughs climb in two wards while the rest of the city is quiet.',
      steps: [
        'The Dashboard marks both wards from aggregates.',
        'The metro moves a mobile clinic there.',
        'Residents hear of it by USSD.',
      ],
    },
    {
      title: 'A province that wants people walking',
      text: 'The health department has one budget and several ideas.',
      steps: [
        'The Digital Twin compares the ideas.',
        'The best becomes a challenge with points.',
        'Partners nearby give the rewards.',
      ],
    },
    {
      title: 'A district with unsafe water',
      text: 'Stomach complaints rise, and people need instructions on every kind of phone.',
      steps: [
        'Outbreak management opens for that district.',
        `${offers.coach} tells residents how to make water safe.`,
        'The Dashboard shows when complaints fall.',
      ],
    },
  ],
} as const satisfies ScenarioSection

export const advantages = {
  title: 'Why it works here',
  items: [
    {
      title: 'Any phone is enough',
      text: 'By USSD, a grandmother with a keypad phone can ask the coach too.',
    },
    {
      title: 'Consent decides',
      text: 'You see your own data, partners see transactions without a name, governments see totals by default.',
    },
    {
      title: 'A government can host it',
      text: `From year ${selfHostingFromYear} a government can host the AI itself, as its contract states.`,
    },
  ],
} as const satisfies FeatureSection

export const callToAction = {
  title: 'Bring Wellnet to your department',
  text: 'Tell us which systems you run and what you need to see.',
  actions: [
    { label: 'Contact us', to: '/contact' },
    { label: 'Read about Wellnet', to: '/wellnet' },
  ],
} as const satisfies CallToActionContent
