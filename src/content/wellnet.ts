/** The words of Wellnet (/wellnet). */
import { capitalised } from '../format.ts'
import { onlyByConsent } from './consent.ts'
import {
  creditThresholdHours,
  encryption,
  explainedFigures,
  liabilityMonths,
  platformFigures,
  selfHostingFromYear,
} from './figures.ts'
import { joinAs } from './join-pages.ts'
import { chipsLabel, illustrationLabel } from './labels.ts'
import { whoLink } from './links.ts'
import { meanings } from './meanings.ts'
import { linesOf, notSettledTitle } from './not-settled.ts'
import { earns } from './point-categories.ts'
import { offers } from './site.ts'
import type { CallToActionContent, ChipBar, HeroContent } from './types.ts'

const openRows = [
  { name: 'Amount', value: 'How much per citizen, who is counted, and what the fee covers' },
  { name: 'Citizens’ price', value: `What a citizen pays where a government runs ${offers.wellnet}` },
  { name: 'Data', value: 'In which country it is kept' },
  { name: 'Smallest group', value: 'How many people an aggregate must cover' },
  { name: 'Opting out', value: 'Whether a citizen can stay out of the aggregates' },
  { name: 'Standards', value: 'Which it meets, for health data and security' },
  { name: 'Refunds', value: 'Whether a government gets any' },
  { name: 'Procurement', value: 'How a department may lawfully buy it' },
  { name: 'Downtime', value: `Over which time the ${creditThresholdHours} hours are counted` },
  { name: 'Contract years', value: `When year ${selfHostingFromYear} begins` },
] as const

/** What the specification leaves open on this page, one line each. */
export const notSettled = linesOf(openRows)

/** The plates of the stack, which are the sides of the gate and what joins them. */
export const names = { government: 'Government', bridge: 'Bridge', citizens: 'Citizens' } as const

export const hero = {
  kicker: `${offers.wellnet} for governments`,
  title: 'Public health, seen in time.',
  lead: `${offers.wellnet} shows a ministry where help is needed. Citizens use a coach and collect points.`,
  actions: [
    { label: 'How to start', to: '/wellnet', hash: 'join' },
    { label: 'Settled and open', to: '/wellnet', hash: 'contract' },
  ],
} as const satisfies HeroContent

/** The bar of links below the hero. */
export const sections = {
  label: chipsLabel,
  chips: [
    { label: 'The two stacks', hash: 'stacks' },
    { label: 'The bridge', hash: 'gate' },
    { label: 'Settled and open', hash: 'contract' },
    { label: 'How to start', hash: 'join' },
  ],
} as const satisfies ChipBar

/** The architecture picture with its metrics. */
export const picture = {
  title: 'Two stacks and a bridge',
  lead: 'A stack is a set of services. A bridge joins them.',
  alt: 'Three woven layers of dots: the government stack above, the citizen stack below and a narrow bridge between.',
  bridge: names.bridge,
  metrics: [
    platformFigures.dataPoints,
    platformFigures.devices,
    explainedFigures.accuracy,
    explainedFigures.latency,
  ],
} as const

export const governmentStack = {
  title: 'Gov Stack',
  lead: 'For governments, in aggregates.',
  layers: [
    {
      title: 'Gov API',
      text: `Your own systems ask here for anonymised aggregates: ${meanings.aggregates}, with ${meanings.anonymised}.`,
    },
    {
      title: 'Digital Twin',
      text: `This is ${meanings.digitalTwin}. Try a screening drive on it first.`,
    },
    { title: 'Dashboard', text: 'Trends, with outbreak management beside them.' },
    { title: 'Security', text: `${encryption} encryption, and a gate in front of personal-level data.` },
  ],
} as const

export const citizenStack = {
  title: 'Civic Stack',
  lead: 'For citizens, on any phone.',
  layers: [
    {
      title: 'Mobile App',
      text: `${offers.coach}, circles and fitness. The coach also answers on WhatsApp and by USSD, ${meanings.ussd}.`,
    },
    {
      title: 'Rewards',
      text: 'Screenings, courses and daily movement earn points.',
    },
    {
      title: 'IoT',
      text: 'The Internet of Things: watches and scales that send readings.',
    },
  ],
} as const

/** The three use cases, each with the ways through the gate that it uses: aggregates come, instructions go out. */
export const cases = [
  {
    title: 'Population health monitoring',
    ways: ['crosses'],
    happens: 'Is blood pressure improving where a province opened clinics?',
    text: 'The Dashboard compares averages by district.',
  },
  {
    title: 'Citizen engagement',
    ways: ['arrives'],
    happens: 'Too few people come to the screening vans.',
    text: `The vans are announced by area, and a Preventive Screening earns ${earns('Preventive Screening')}.`,
  },
  {
    title: 'Crisis response',
    ways: ['crosses', 'arrives'],
    happens: 'Fever rises in some wards after a flood.',
    text: 'Outbreak management sends instructions, and aggregates show which wards need a team.',
  },
] as const

/** The data that crosses between citizens and government, and the data that does not. Rows are facts. */
export const gate = {
  title: 'What crosses the data bridge, and what stops',
  note: { badge: illustrationLabel, text: 'We wrote the three use cases; they are not reports.' },
  sides: [names.citizens, names.government],
  bridge: names.bridge,
  flows: [
    {
      data: 'Trends and counts',
      condition: 'Cross to the government as aggregates, anonymised first.',
      way: 'crosses',
      government: 'Aggregates',
    },
    {
      data: 'Notices, campaigns and challenges',
      condition: 'Cross to citizens, where a contract says so.',
      way: 'arrives',
      government: 'Sends them',
    },
    {
      data: 'Personal-level data',
      condition: `Stops here. It crosses ${onlyByConsent.theirs}.`,
      way: 'stops',
      label: 'consent',
      government: 'Nothing by default',
    },
    {
      data: 'Reward transactions',
      condition: 'Partners see them, anonymised only.',
      way: 'stays',
      label: 'Partners',
      government: 'No single one by default',
    },
  ],
  cases,
} as const

/** Roles: specification, section 6; liability and credit: section 9, "Legal terms". */
export const contract = {
  title: 'Settled and open',
  lead: 'A contract has to answer what is not settled.',
  dots: 'Filled dots are settled, rings are not.',
  groups: [
    {
      title: 'Settled',
      isSettled: true,
      rows: [
        {
          name: 'What you see',
          value: 'Anonymised insights, dashboards, outbreak management',
        },
        {
          name: 'Personal-level data',
          value: capitalised(onlyByConsent.general),
        },
        {
          name: 'Encryption',
          value: `${encryption}; a mobile network can read USSD`,
        },
        {
          name: 'Hosting of the AI',
          value: `You may, from year ${selfHostingFromYear}, as the contract states`,
        },
        {
          name: 'Downtime',
          value: `Above ${creditThresholdHours} hours, a pro-rata credit`,
        },
        {
          name: 'Liability',
          value: `Limited to the last ${liabilityMonths} months’ fees, where the law allows a limit`,
        },
      ],
    },
    { title: notSettledTitle, isSettled: false, rows: openRows },
  ],
  link: whoLink,
} as const

export const join = joinAs('government', 'How to start')

export const callToAction = {
  title: 'For your technical and legal teams',
  text: 'Tell us which systems should connect, or read how data is handled.',
  actions: [
    { label: 'Connect a system', to: '/contact', hash: 'request' },
    { label: 'Read the POPIA document', to: '/legal', hash: 'popia' },
  ],
} as const satisfies CallToActionContent
