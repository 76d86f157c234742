/** The words of Wellnet (/wellnet). */
import { capitalised, encryption, platformFigures, prices, selfHostingFromYear } from './figures.ts'
import { meanings } from './glossary.ts'
import { joinAs } from './join.ts'
import { exceptByLaw, onlyByConsent } from './consent.ts'
import { earns } from './point-categories.ts'
import { offers } from './site.ts'
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
  lead: `${offers.wellnet} shows a ministry how its people are doing, and gives those people a coach, rewards and a say in what is shared.`,
  actions: [
    { label: 'How to start', to: '/wellnet', hash: 'join' },
    { label: 'What a government sees', to: '/wellnet', hash: 'access' },
  ],
  note: 'The fee is annual and per citizen; each contract sets the amount.',
} as const satisfies HeroContent

/** The bar of links below the hero. */
export const sections = {
  label: 'On this page',
  chips: [
    { label: 'The two stacks', hash: 'stacks' },
    { label: 'Use cases', hash: 'cases' },
    { label: 'What you see', hash: 'access' },
    { label: 'The contract', hash: 'contract' },
    { label: 'How to start', hash: 'join' },
  ],
} as const satisfies ChipBar

/** The architecture picture with its metrics. */
export const picture = {
  title: 'Two stacks and a bridge',
  lead: 'The government stack is above, the citizen stack below. Data passes between them over the bridge alone.',
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
  lead: `For the ministry, the province and the district office. It works with aggregates, which are ${meanings.aggregates}, anonymised: ${meanings.anonymised}.`,
  layers: [
    {
      name: 'Gov API',
      text: 'Your own systems ask for anonymised insights and receive them by area and period, ready for the reports you already write.',
    },
    {
      name: 'Digital Twin',
      text: `This is ${meanings.digitalTwin}. Try a screening drive in one district on it before you fund the drive.`,
    },
    {
      name: 'Dashboard',
      text: 'Trends by district, with outbreak management beside them, so that the person who sees a rise can act on the same screen.',
    },
    {
      name: 'Security',
      text: `${encryption} encryption, and a gate in front of personal-level data.`,
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
      text: `${offers.coach}, circles and fitness. Where the app will not run, the coach answers on WhatsApp or, in a shorter version, by USSD: ${meanings.ussd}.`,
    },
    {
      name: 'Rewards',
      text: 'Screenings, courses and daily movement earn points, so a health campaign can thank people for taking part.',
    },
    {
      name: 'IoT',
      text: `Readings from ${platformFigures.devices.value} supported devices. The citizen connects each one, and can disconnect it.`,
    },
  ],
} as const satisfies StackSection

export const bridge = {
  title: 'The data bridge',
  lead: 'Every kind of data that crosses, and the condition on which it does.',
  direction: 'to',
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
      safeguard: `${capitalised(onlyByConsent.theirs)}.`,
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
  label: 'Illustration',
  scenarios: [
    {
      title: 'Population health monitoring',
      text: 'A province wants to know whether blood pressure is improving where it opened new clinics.',
      steps: [
        'Citizens take readings as they would anyway.',
        'The bridge turns readings into averages by district.',
        'The Dashboard compares districts with a new clinic and without.',
      ],
    },
    {
      title: 'Citizen engagement',
      text: 'A department has screening vans, and too few people come to them.',
      steps: [
        'The department announces the vans, area by area.',
        `A Preventive Screening earns ${earns('Preventive Screening')}.`,
        `${offers.coach} answers questions about it by app, USSD or WhatsApp.`,
      ],
    },
    {
      title: 'Crisis response',
      text: 'Reports of fever rise quickly in one district after a flood.',
      steps: [
        'Outbreak management opens for the district.',
        'Instructions go out to the district’s members.',
        'Aggregates show which wards still need a team.',
      ],
    },
  ],
} as const satisfies ScenarioSection

/** Roles: specification, section 6. */
export const access = {
  title: 'What a government sees, gets and pays',
  rows: [
    { name: 'By default', value: 'Aggregates and anonymised insights' },
    { name: 'Personal-level data', value: `Only with the citizen’s explicit consent, ${exceptByLaw}` },
    { name: 'Tools', value: 'Dashboards and outbreak management' },
    { name: 'Encryption', value: encryption },
    {
      name: 'Hosting of the AI',
      value: `Self-hosting by the government from year ${selfHostingFromYear}, as the contract states`,
    },
    { name: 'Fee', value: capitalised(prices.government) },
  ],
} as const satisfies SpecificationSection

/** What the specification leaves open. */
export const contract = {
  title: 'What a contract settles',
  lead: 'This website leaves these points open. A contract has to answer them before anything starts.',
  rows: [
    { name: 'Hosting place', value: 'In which country and data centre the data is kept' },
    { name: 'Smallest group', value: 'How many people an aggregate must cover before it is reported' },
    { name: 'Standards', value: 'Which standards for health data, exchange and security apply' },
    { name: 'Procurement', value: 'By which lawful process the service is bought' },
    {
      name: `Start of year ${selfHostingFromYear}`,
      value: 'From which date the years to self-hosting are counted',
    },
    { name: 'Fee', value: 'The amount per citizen, who counts as one, and what it covers' },
  ],
} as const satisfies SpecificationSection

export const join = joinAs('government', 'How to start')

export const callToAction = {
  title: 'For your technical and legal teams',
  text: 'Tell us which systems should connect, or read how personal information is handled.',
  actions: [
    { label: 'Connect a system', to: '/contact', hash: 'request' },
    { label: 'Read the POPIA document', to: '/legal', hash: 'popia' },
  ],
} as const satisfies CallToActionContent
