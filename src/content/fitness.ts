/** The words of fitness tracking (/fitness). */
import {
  breathingMinutes,
  capitalised,
  encryption,
  physicalAccess,
  platformFigures,
  prices,
} from './figures.ts'
import { onlyByConsent } from './consent.ts'
import { meanings } from './glossary.ts'
import { earns } from './point-categories.ts'
import { inertReason, offers, sampleLabel, site } from './site.ts'
import type {
  CallToActionContent,
  HeroContent,
  PicturedFeatureSection,
  PriceContent,
  SpecificationSection,
  StackSection,
  StepSection,
} from './types.ts'

export const hero = {
  kicker: 'Fitness',
  title: 'Your body’s numbers, in plain words.',
  lead: 'Your watch says what happened. Fitness says what to do about it today: train, walk or rest, and why.',
  actions: [{ label: 'See the modules', to: '/fitness', hash: 'modules' }],
  inert: [
    { label: 'Start Tracking', reason: inertReason },
    { label: 'View Metrics', reason: inertReason },
  ],
  note: `Fitness starts ${prices.fitness}.`,
} as const satisfies HeroContent

export const modules = {
  title: 'Tracking modules',
  lead: 'Switch each one on or off. A module that is off collects nothing.',
  items: [
    {
      icon: 'footprints',
      title: 'Movement',
      text: 'Steps, distance and time on your feet, with the walk to the taxi rank counted like any other.',
    },
    {
      icon: 'heart-pulse',
      title: 'Heart',
      text: 'Pulse at rest and under effort, compared with your own past weeks rather than anybody else’s.',
    },
    {
      icon: 'moon',
      title: 'Sleep',
      text: 'When you slept and how often you woke, and whether last night should change today’s plan.',
    },
    {
      icon: 'dumbbell',
      title: 'Strength',
      text: 'Sets you log by hand or by watch, at a gym or with a bucket of sand at home.',
    },
    {
      icon: 'thermometer',
      title: 'Recovery',
      text: 'How quickly your pulse settles after effort. A slow return means a lighter day.',
    },
    {
      icon: 'brain',
      title: 'Strain',
      text: `Signs of stress in your readings, with an offer of the ${breathingMinutes}-minute breathing protocol.`,
    },
  ],
} as const satisfies PicturedFeatureSection

/** The text around the price (content/figures.ts), and an invented sample day. */
export const price = {
  title: 'A day in readings',
  from: 'From',
  per: 'per month',
  normally: 'normally',
  trace: {
    label: sampleLabel,
    alt: 'A day’s pulse in dots: low at night, a rise on the way to work and at lunch, and a peak in the early evening.',
    caption: 'A day’s pulse as 144 readings, one every ten minutes. Each dot is one of them.',
  },
} as const satisfies PriceContent

export const specifications = {
  title: 'Technical specifications',
  rows: [
    { name: 'Devices', value: platformFigures.devices.value },
    { name: 'Data points', value: `${platformFigures.dataPoints.value} daily` },
    { name: 'Latency', value: platformFigures.latency.value },
    { name: 'Accuracy', value: platformFigures.accuracy.value },
    { name: 'Encryption', value: encryption },
    { name: 'Partner nodes', value: `${platformFigures.partnerNodes.value}; a node is ${meanings.node}` },
    { name: 'Physical partner access', value: `In ${physicalAccess}` },
    { name: 'Price', value: capitalised(prices.fitness) },
    { name: '“Normally”', value: `A price that ${site.name} names for comparison` },
  ],
} as const satisfies SpecificationSection

export const protocols = {
  title: 'Optimisation protocols',
  lead: 'Four steps that fit the plan to you. The points are those of the Movement category.',
  steps: [
    {
      title: 'Sync',
      text: `Your device sends its readings, by itself or when you open the app. A Biometric Sync earns ${earns('Biometric Sync')}.`,
    },
    {
      title: 'Compare',
      text: `The engine compares them with your own past weeks. A Performance Analysis earns ${earns('Performance Analysis')}.`,
    },
    {
      title: 'Recover',
      text: `The plan makes room for rest before you need it. Recovery Optimization earns ${earns('Recovery Optimization')}.`,
    },
    {
      title: 'Challenge',
      text: `When you are ready it offers one goal you can reach. Challenge Completion earns ${earns('Challenge Completion')}.`,
    },
  ],
} as const satisfies StepSection

/** Who sees a reading (specification, section 6). */
export const access = {
  title: 'Who sees your readings',
  rows: [
    { name: 'You', value: 'Everything, with the device and the time it came from' },
    { name: 'Your circle', value: 'Only what you post there' },
    { name: 'A partner', value: `Anonymised transactions, never a reading: ${meanings.anonymised}` },
    {
      name: 'A government',
      value: `Aggregates, which are ${meanings.aggregates}; personal-level data ${onlyByConsent.yours}`,
    },
  ],
} as const satisfies SpecificationSection

/** The way of a reading from device to plan, step by step. */
export const architecture = {
  title: 'Processing architecture',
  lead: 'What happens to a reading between your wrist and your plan.',
  layers: [
    {
      name: 'Device',
      text: 'A watch, strap or scale measures. You decide which device may send what.',
    },
    {
      name: 'Phone',
      text: 'The app gathers readings and waits for a signal, so a tunnel or load-shedding loses none of them.',
    },
    {
      name: 'Transport',
      text: `Readings travel from the app encrypted with ${encryption}, over Wi\u2011Fi or a prepaid bundle.`,
    },
    {
      name: 'Engine',
      text: `Readings are checked and compared with ${platformFigures.latency.value} latency. A reading that cannot be right is set aside.`,
    },
    {
      name: 'Plan',
      text: 'One recommendation for today, with the readings it rests on listed underneath.',
    },
  ],
} as const satisfies StackSection

export const callToAction = {
  title: 'Start with an e-mail',
  text: `${offers.coach} explains your plan, and a gym near you may be a partner.`,
  actions: [
    { label: 'How to join', to: '/chatbot', hash: 'join' },
    { label: 'See partner gyms', to: '/network' },
  ],
} as const satisfies CallToActionContent
