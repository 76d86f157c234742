/** The words of Wellnet (/wellnet). */
import {
  capitalised,
  creditThresholdHours,
  encryption,
  liabilityMonths,
  platformFigures,
  selfHostingFromYear,
} from './figures.ts'
import { onlyByConsent } from './consent.ts'
import { meanings } from './glossary.ts'
import { joinAs } from './join.ts'
import { notSettled, notSettledTitle } from './not-settled.ts'
import { earns } from './point-categories.ts'
import { offers } from './site.ts'
import type { CallToActionContent, ChipBar, HeroContent } from './types.ts'

export const hero = {
  kicker: 'Wellnet for governments',
  title: 'Public health, seen in time.',
  lead: `${offers.wellnet} shows a ministry how its people are doing. It gives those people a coach, rewards and a say in what is shared.`,
  actions: [
    { label: 'How to start', to: '/wellnet', hash: 'join' },
    { label: 'Settled and open', to: '/wellnet', hash: 'contract' },
  ],
} as const satisfies HeroContent

/** The bar of links below the hero. */
export const sections = {
  label: 'On this page',
  chips: [
    { label: 'The two stacks', hash: 'stacks' },
    { label: 'The gate', hash: 'gate' },
    { label: 'Use cases', hash: 'cases' },
    { label: 'Settled and open', hash: 'contract' },
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
} as const

export const governmentStack = {
  kicker: 'Gov Stack',
  title: 'The government stack',
  lead: `It works with aggregates: ${meanings.aggregates}. They are anonymised: ${meanings.anonymised}.`,
  layers: [
    { name: 'Gov API', text: 'Your own systems ask for insights and receive them by area and period.' },
    {
      name: 'Digital Twin',
      text: `This is ${meanings.digitalTwin}. Try a screening drive on it before you fund the drive.`,
    },
    { name: 'Dashboard', text: 'Trends by district, with outbreak management beside them.' },
    { name: 'Security', text: `${encryption} encryption, and a gate in front of personal-level data.` },
  ],
} as const

export const citizenStack = {
  kicker: 'Civic Stack',
  title: 'The citizen stack',
  lead: 'For the people the ministry serves, whatever phone they hold.',
  layers: [
    {
      name: 'Mobile App',
      text: `${offers.coach}, circles and fitness. The coach also answers on WhatsApp and by USSD, ${meanings.ussd}.`,
    },
    {
      name: 'Rewards',
      text: 'Screenings, courses and daily movement earn points, so a campaign can thank people for taking part.',
    },
    {
      name: 'IoT',
      text: 'Watches, scales and other devices. The citizen connects each one, and can disconnect it.',
    },
  ],
} as const

/** The data that crosses between citizens and government, and the data that does not. */
export const gate = {
  kicker: 'The data bridge',
  title: 'What crosses, and what stops',
  sides: ['Citizens', 'Government'],
  gap: 'consent',
  flows: [
    {
      data: 'Trends and counts by area',
      between: 'Citizens to government',
      condition: 'Crosses as aggregates, anonymised first.',
      way: 'crosses',
    },
    {
      data: 'Personal-level data',
      between: 'One citizen to government',
      condition: `Stops here. It crosses ${onlyByConsent.theirs}.`,
      way: 'stops',
    },
    {
      data: 'Notices, campaigns and challenges',
      between: 'Government to citizens',
      condition: 'Crosses. Addressed to an area; no names are needed.',
      way: 'arrives',
    },
    {
      data: 'Reward transactions',
      between: 'Partners to network',
      condition: 'Anonymised, on the citizen side.',
      way: 'stays',
    },
  ],
} as const

/** The three use cases. */
export const scenarios = {
  title: 'Three use cases',
  label: 'Illustration',
  scenarios: [
    {
      title: 'Population health monitoring',
      text: 'Is blood pressure improving where a province opened clinics? Citizens take readings as they would anyway. The Dashboard compares averages by district.',
    },
    {
      title: 'Citizen engagement',
      text: `Too few people come to the screening vans. The department announces them by area, and a Preventive Screening earns ${earns('Preventive Screening')}.`,
    },
    {
      title: 'Crisis response',
      text: 'Fever rises in one district after a flood. Outbreak management opens, instructions go out, and aggregates show which wards still need a team.',
    },
  ],
} as const

/** Roles: specification, section 6; liability and credit: section 9, "Legal terms". */
export const contract = {
  title: 'Settled and open',
  lead: 'A filled dot is settled on this site. An open ring is what a contract has to answer before anything starts.',
  groups: [
    {
      title: 'Settled',
      id: 'access',
      isSettled: true,
      rows: [
        { name: 'What you see', value: 'Aggregates and anonymised insights' },
        {
          name: 'Personal-level data',
          value: capitalised(onlyByConsent.theirs),
        },
        { name: 'Tools', value: 'Dashboards and outbreak management' },
        {
          name: 'Encryption',
          value: `${encryption} on our platform. By USSD, the mobile network can read what a citizen sends.`,
        },
        {
          name: 'Hosting of the AI',
          value: `By the government itself from year ${selfHostingFromYear}, as the contract states`,
        },
        { name: 'Downtime', value: `A pro-rata credit if it exceeds ${creditThresholdHours} hours` },
        {
          name: 'Liability',
          value: `The last ${liabilityMonths} months’ fees, where the law allows a limit`,
        },
        { name: 'Fee', value: 'Annual, per citizen' },
      ],
    },
    { title: notSettledTitle, isSettled: false, rows: notSettled.wellnet },
  ],
  link: { label: 'Who runs this', to: '/about', hash: 'who' },
} as const

export const join = joinAs('government', 'How to start')

export const callToAction = {
  title: 'For your technical and legal teams',
  text: 'Tell us which systems should connect, or read how personal information is handled.',
  actions: [
    { label: 'Connect a system', to: '/contact', hash: 'request' },
    { label: 'Read the POPIA document', to: '/legal', hash: 'popia' },
  ],
} as const satisfies CallToActionContent
