/** The words of fitness tracking (/fitness). */
import { capitalised } from '../format.ts'
import { onlyByConsent, partnersSee } from './consent.ts'
import { breathingMinutes, encryption, platformFigures, priceInWords, prices } from './figures.ts'
import { inertReason, sampleLabel } from './labels.ts'
import { figuresLink } from './links.ts'
import { meanings } from './meanings.ts'
import { notSettledTitle } from './not-settled.ts'
import { dotScale, earns, pointsOf } from './point-categories.ts'
import type { ActivityName } from './point-categories.ts'
import type { CallToActionContent, HeroContent } from './types.ts'

/** What the specification leaves open on this page, one line each. */
export const notSettled = ['What Fitness does without a watch or other device.'] as const

export const hero = {
  kicker: 'Fitness',
  title: 'Your body’s numbers, in\u00a0plain words.',
  lead: 'Your watch says what happened. Fitness says what to do today: train, walk or rest, and why.',
  actions: [{ label: 'See the day', to: '/fitness', hash: 'modules' }],
  inert: { labels: ['Start Tracking', 'View Metrics'], reason: inertReason },
  note: `Fitness costs ${priceInWords(prices.fitness)}.`,
  noteLink: { label: 'What is not settled about prices', to: '/rewards', hash: 'costs' },
} as const satisfies HeroContent

/** The pulses at the rules of the picture of a day, in beats a minute: a low one, that of effort and that of a peak. */
const scale = ['60', '100', '140'] as const

/** The tracking modules, each with the hour at which it hangs on an invented sample day. */
export const modules = {
  title: 'A day, as your watch sees it',
  badge: sampleLabel,
  lead: 'Six tracking modules on one day.',
  dots: 'Beats a minute, every ten minutes: 144 dots.',
  alt: `A day’s pulse in dots, between ${scale[0]} and ${scale[2]} beats a minute: low at night, up on the way to work and at lunch, highest in the evening.`,
  scale,
  /** What each colour of dot is, from low to high. */
  key: [`below ${scale[1]}`, `effort ${scale[1]}+`, `peak ${scale[2]}+`],
  hours: ['00', '06', '12', '18', '24'],
  /** With `place`: where the words of each are in a wide window, above the picture or below it. */
  items: [
    { time: '02:00', title: 'Sleep', place: 'above', text: 'When you slept, how often you woke.' },
    {
      time: '05:00',
      title: 'Recovery',
      place: 'below',
      text: 'Whether your pulse has settled since yesterday.',
    },
    { time: '07:30', title: 'Movement', place: 'above', text: 'A walk to the taxi rank counts too.' },
    {
      time: '10:30',
      title: 'Strain',
      place: 'below',
      text: `Signs of stress, and the ${breathingMinutes}-minute breathing\u00a0protocol.`,
    },
    {
      time: '15:30',
      title: 'Heart',
      place: 'below',
      text: 'Your pulse, resting and active.',
    },
    {
      time: '18:00',
      title: 'Strength',
      place: 'above',
      text: 'Sets you log, at a gym or with a bucket of sand.',
    },
  ],
} as const

const { devices, latency } = platformFigures

/** The path of a reading from device to plan and the technical specifications. */
export const way = {
  title: 'The path of a reading',
  lead: 'The processing architecture and its technical specifications: many readings become one recommendation.',
  stations: [
    { name: 'Device', figure: devices.value, text: `${devices.label}; no\u00a0list is published\u00a0yet.` },
    {
      name: 'Phone',
      figure: 'Yours',
      text: 'sends the readings on.',
    },
    {
      name: 'Safety',
      figure: encryption,
      text: 'encryption.',
    },
    {
      name: 'Engine',
      figure: latency.value,
      text: `${latency.label}, ${meanings.latency}.`,
    },
    {
      name: 'Plan',
      figure: 'One',
      text: 'recommendation for today.',
    },
  ],
  notSettledList: {
    title: notSettledTitle,
    points: notSettled,
    link: figuresLink,
  },
} as const

/** What fits the plan to a member, each with the activity that it counts as. */
export const protocols = {
  title: 'Optimization protocols',
  lead: 'Four steps that fit the plan to you, and what each earns.',
  dots: `${dotScale}.`,
  steps: [
    {
      title: 'Sync',
      text: 'Biometric Sync: your device sends its readings.',
      ...worthOf('Biometric Sync'),
    },
    {
      title: 'Compare',
      text: 'Performance Analysis: this week against past weeks.',
      ...worthOf('Performance Analysis'),
    },
    {
      title: 'Recover',
      text: 'Recovery Optimization: rest after hard exercise.',
      ...worthOf('Recovery Optimization'),
    },
    {
      title: 'Challenge',
      text: 'Challenge Completion: one goal you can reach.',
      ...worthOf('Challenge Completion'),
    },
  ],
} as const

/** Who sees a reading (specification, section 6). */
export const access = {
  title: 'Who sees your readings',
  rows: [
    { name: 'You', value: 'Your own data.' },
    { name: 'A partner', value: `${capitalised(partnersSee.exactly)}: ${meanings.anonymised}.` },
    {
      name: 'A government',
      value: `Aggregates: ${meanings.aggregates}. Personal-level data ${onlyByConsent.yours}.`,
    },
  ],
} as const

export const callToAction = {
  title: 'How to join and where to train',
  text: 'See how to join, and the kinds of partner. No gym is listed yet.',
  actions: [
    { label: 'How to join', to: '/chatbot', hash: 'join' },
    { label: 'See kinds of partner', to: '/network', hash: 'kinds' },
  ],
} as const satisfies CallToActionContent

function worthOf(name: ActivityName) {
  return { points: pointsOf(name), worth: earns(name) }
}
