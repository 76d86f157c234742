/** The words of the landing page (/). */
import { offers, platformFigures, site } from './site.ts'
import type {
  BridgeSection,
  CallToActionContent,
  FeatureSection,
  HeroContent,
  LinkedFeatureSection,
  OfferSection,
  MetricSection,
  ProseSection,
  ScenarioSection,
  StackSection,
} from './types.ts'

export const hero = {
  kicker: 'AI wellness, made in South Africa',
  title: 'Every healthy day counts.',
  lead: `${offers.coach} guides you by app, WhatsApp or USSD. Healthy habits earn rewards nearby. Ministries see how a population is doing.`,
  actions: [
    { label: `Meet ${offers.coach}`, to: '/chatbot' },
    { label: `See ${offers.wellnet}`, to: '/wellnet' },
  ],
} as const satisfies HeroContent

/** What the print above is. */
export const sunCaption = {
  dots: '365 dots: one for each day of the year.',
  today: 'The white one is today.',
} as const

/** Three doors, one for each audience. */
export const audiences = {
  title: 'Which door is yours?',
  items: [
    {
      icon: 'user',
      title: 'Citizen',
      text: 'Ask about sleep, food, stress or movement, and get one thing to do today. A smartphone helps; any phone will do.',
      action: { label: `Meet ${offers.coach}`, to: '/chatbot' },
    },
    {
      icon: 'store',
      title: 'Small business',
      text: 'Members redeem rewards at your counter. You pay about R120 per month plus transaction revenue, and see anonymised transactions only.',
      action: { label: 'Join the network', to: '/network' },
    },
    {
      icon: 'landmark',
      title: 'Ministry',
      text: 'Dashboards, outbreak management and anonymised insights for your department, drawn from citizens who chose to take part.',
      action: { label: `See ${offers.wellnet}`, to: '/wellnet' },
    },
  ],
} as const satisfies LinkedFeatureSection

export const platform = {
  title: 'The platform in figures',
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
    `${offers.wellnet} is wellness infrastructure: a service that a government runs for its citizens, as it runs water or roads. Citizens use it to look after themselves. The government uses it to see where people are struggling, early enough to help.`,
    'It has two stacks. The Gov Stack is for the ministry, the Civic Stack for everybody else. A bridge joins them, and what may cross that bridge is written down.',
  ],
} as const satisfies ProseSection

export const govStack = {
  title: 'Gov Stack',
  lead: 'Four layers for the people who plan clinics, campaigns and budgets.',
  layers: [
    {
      name: 'Gov API',
      text: 'Carries anonymised insights into the systems a department already runs, by area and by period.',
    },
    {
      name: 'Digital Twin',
      text: 'A model of the population in aggregates, for trying a measure before paying for it.',
    },
    {
      name: 'Dashboard',
      text: 'What is rising, where, and since when, on one screen a minister can read.',
    },
    {
      name: 'Security',
      text: 'AES-256 encryption, and a check for consent before any personal-level data opens.',
    },
  ],
} as const satisfies StackSection

export const civicStack = {
  title: 'Civic Stack',
  lead: 'For everybody else, by app, WhatsApp or USSD.',
  layers: [
    {
      name: 'Mobile App',
      text: `${offers.coach}, circles and fitness in one place. The same coach answers on WhatsApp and, without data, by USSD.`,
    },
    {
      name: 'Rewards',
      text: 'A walk, a screening or a finished course becomes points, and points become discounts at partners nearby.',
    },
    {
      name: 'IoT',
      text: 'Watches, scales and other devices send their readings in, so that nobody has to type them.',
    },
  ],
} as const satisfies StackSection

export const bridge = {
  title: 'The bridge between them',
  lead: 'Data crosses in both directions, on terms that a citizen can read.',
  flows: [
    {
      from: 'Citizen',
      to: 'Government',
      carries: 'Counts and trends for an area',
      safeguard: 'Aggregates only: no name, number or face crosses.',
    },
    {
      from: 'Citizen',
      to: 'Government',
      carries: 'Personal-level data',
      safeguard: 'Only when that citizen has given explicit consent.',
    },
    {
      from: 'Government',
      to: 'Citizen',
      carries: 'Health notices and programmes',
      safeguard: 'Sent by area, so a department needs no list of names.',
    },
  ],
} as const satisfies BridgeSection

/** Implementation scenarios: the bridge at work. */
export const scenarios = {
  kicker: 'Scenarios',
  title: 'What a department would do with it',
  lead: 'Three situations to judge it by.',
  scenarios: [
    {
      title: 'A metro before winter',
      text: 'Reports of coughs climb in two wards while the rest of the city is quiet.',
      steps: [
        'The Dashboard marks both wards from aggregates.',
        'The metro moves a mobile clinic there.',
        'Residents hear of it by USSD.',
      ],
    },
    {
      title: 'A province that wants people walking',
      text: 'The health department has one campaign budget and several ideas for spending it.',
      steps: [
        'The Digital Twin compares the ideas.',
        'The chosen one becomes a challenge with points.',
        'Partners nearby redeem them.',
      ],
    },
    {
      title: 'A district with unsafe water',
      text: 'Stomach complaints rise in one district, and people need instructions that reach every phone.',
      steps: [
        'Outbreak management opens for that district.',
        `${offers.coach} tells residents how to make water safe.`,
        'The Dashboard shows when complaints fall.',
      ],
    },
  ],
} as const satisfies ScenarioSection

/** The offers behind the other pages. */
export const offerCards = {
  title: 'What you can use',
  items: [
    {
      title: offers.coach,
      text: 'A wellness coach that answers day or night, and writes a report you can hand to a nurse.',
      action: { label: 'Read sample conversations', to: '/chatbot' },
    },
    {
      title: 'Community',
      text: 'Small circles that walk, cook or breathe together, so that a bad week does not end a good habit.',
      action: { label: 'See the circles', to: '/community' },
    },
    {
      title: 'Fitness',
      text: 'Readings from the device you own, turned into a plan for today. Fitness from R200 per month.',
      action: { label: 'See what is tracked', to: '/fitness' },
    },
    {
      title: 'Partners',
      text: 'Gyms, grocers, pharmacies and other businesses where a member’s points and tier count at the till.',
      action: { label: 'Find kinds of partner', to: '/network' },
    },
    {
      title: offers.rewards,
      text: 'Four tiers and six ways to earn, with the value of every activity printed in the open.',
      action: { label: 'See every point value', to: '/rewards' },
    },
  ],
} as const satisfies OfferSection

export const advantages = {
  title: 'Why it works here',
  items: [
    {
      title: 'Any phone is enough',
      text: 'USSD needs no data and no smartphone, so a grandmother with a keypad phone gets the same coach.',
    },
    {
      title: 'Consent decides',
      text: 'Governments see aggregates. Partners see anonymised transactions. Anything closer to you needs your explicit yes.',
    },
    {
      title: 'Prices are printed',
      text: 'R200 per month for a citizen in South Africa, about R120 per month plus transaction revenue for a small business.',
    },
    {
      title: 'A government can own it',
      text: 'From year 3 a government can host the AI itself, on machines under its own law.',
    },
  ],
} as const satisfies FeatureSection

export const callToAction = {
  title: 'Bring Wellnet to your department',
  text: `Tell us which systems you run and what you need to see. We answer from ${site.operations.city}.`,
  actions: [
    { label: 'Contact us', to: '/contact' },
    { label: 'Read about Wellnet', to: '/wellnet' },
  ],
} as const satisfies CallToActionContent
