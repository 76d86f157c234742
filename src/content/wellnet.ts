/** The words of Wellnet (/wellnet). */
import { offers, platformFigures } from './site.ts'
import type {
  BridgeSection,
  CallToActionContent,
  ChipBar,
  HeroContent,
  MetricPicture,
  ScenarioSection,
  SpecificationSection,
  StackSection,
} from './types.ts'

export const hero = {
  kicker: 'Wellnet for governments',
  title: 'Public health, seen in time.',
  lead: 'Wellnet gives a ministry a current view of how its people are doing, and gives those people a coach, rewards and a say in what is shared.',
  actions: [
    { label: 'Talk to us', to: '/contact' },
    { label: 'What a government sees', to: '/wellnet', hash: 'access' },
  ],
} as const satisfies HeroContent

/** The bar of links below the hero. */
export const sections = {
  label: 'On this page',
  chips: [
    { label: 'The two stacks', hash: 'stacks' },
    { label: 'Use cases', hash: 'cases' },
    { label: 'What you see', hash: 'access' },
  ],
} as const satisfies ChipBar

/** The architecture picture with its metrics. */
export const picture = {
  title: 'Two stacks and a bridge',
  lead: 'The government stack is above, the citizen stack below. Nothing passes from one to the other except over the bridge.',
  alt: 'Three woven layers of dots: the government stack above, the citizen stack below and a narrow bridge between.',
  metrics: [
    platformFigures.dataPoints,
    platformFigures.devices,
    platformFigures.accuracy,
    platformFigures.latency,
  ],
} as const satisfies MetricPicture

export const governmentStack = {
  kicker: 'Gov Stack',
  title: 'The government stack',
  lead: 'For the ministry, the province and the district office.',
  layers: [
    {
      name: 'Gov API',
      text: 'Your own systems ask for anonymised insights and receive them by area and period, ready for the reports you already write.',
    },
    {
      name: 'Digital Twin',
      text: 'A model of the population built from aggregates. Try a screening drive in one district on the model before you fund it.',
    },
    {
      name: 'Dashboard',
      text: 'Trends by district, with outbreak management beside them, so that the person who sees a rise can act on the same screen.',
    },
    {
      name: 'Security',
      text: 'AES-256 encryption, and a gate in front of personal-level data that opens only with the citizen’s explicit consent.',
    },
  ],
} as const satisfies StackSection

export const citizenStack = {
  kicker: 'Civic Stack',
  title: 'The citizen stack',
  lead: 'For the people the ministry serves, whatever phone they hold.',
  layers: [
    {
      name: 'Mobile App',
      text: `${offers.coach}, circles and fitness. Where the app will not run, the same service answers by USSD or WhatsApp.`,
    },
    {
      name: 'Rewards',
      text: 'Screenings, courses and daily movement earn points, so a health campaign can thank people for taking part.',
    },
    {
      name: 'IoT',
      text: `Readings from ${platformFigures.devices.value} devices. The citizen connects each one, and can disconnect it.`,
    },
  ],
} as const satisfies StackSection

export const bridge = {
  title: 'The data bridge',
  lead: 'Every kind of data that crosses, and the condition on which it does.',
  flows: [
    {
      from: 'Citizens',
      to: 'Government',
      carries: 'Trends and counts by area',
      safeguard: 'Aggregates only, anonymised before they cross.',
    },
    {
      from: 'One citizen',
      to: 'Government',
      carries: 'Personal-level data',
      safeguard: 'Only with that citizen’s explicit consent.',
    },
    {
      from: 'Government',
      to: 'Citizens',
      carries: 'Notices, campaigns and challenges',
      safeguard: 'Addressed to an area. No names are needed.',
    },
    {
      from: 'Partners',
      to: 'Network',
      carries: 'Reward transactions',
      safeguard: 'Anonymised. Partners see nothing else.',
    },
  ],
} as const satisfies BridgeSection

/** The three use cases. */
export const scenarios = {
  title: 'Three use cases',
  scenarios: [
    {
      title: 'Population health monitoring',
      text: 'A province wants to know whether blood pressure is improving where it opened new clinics.',
      steps: [
        'Citizens take readings as they would anyway.',
        'The bridge turns readings into averages by district.',
        'The Dashboard sets districts with a new clinic beside those without.',
      ],
    },
    {
      title: 'Citizen engagement',
      text: 'A department has screening vans and half-empty queues in front of them.',
      steps: [
        'The department announces the vans, area by area.',
        'A Preventive Screening earns 1,500 points.',
        `${offers.coach} answers questions about it by app, USSD or WhatsApp.`,
      ],
    },
    {
      title: 'Crisis response',
      text: 'Reports of fever rise quickly in one district after a flood.',
      steps: [
        'Outbreak management opens for the district.',
        'Instructions go out to every phone in it.',
        'Aggregates show which wards still need a team.',
      ],
    },
  ],
} as const satisfies ScenarioSection

/** Roles: specification, section 6; fee, hosting and encryption: section 9, "Legal terms". */
export const access = {
  title: 'What a government sees, and owns',
  rows: [
    { name: 'By default', value: 'Aggregates and anonymised insights' },
    { name: 'Personal-level data', value: 'Only with the citizen’s explicit consent' },
    { name: 'Tools', value: 'Dashboards and outbreak management' },
    { name: 'Encryption', value: 'AES-256' },
    { name: 'Hosting of the AI', value: 'Self-hosting by the government from year 3' },
    { name: 'Fee', value: 'Annual, per citizen; each contract sets the amount' },
  ],
} as const satisfies SpecificationSection

export const callToAction = {
  title: 'Start with a question',
  text: 'Name one thing your department would like to see sooner. We reply with what Wellnet would show, and what it would not.',
  actions: [
    { label: 'Send your question', to: '/contact' },
    { label: 'Read the POPIA document', to: '/legal', hash: 'popia' },
  ],
} as const satisfies CallToActionContent
