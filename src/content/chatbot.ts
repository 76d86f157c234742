/** The words of K.Coach (/chatbot). */
import {
  ambulanceNumber,
  breathingMinutes,
  emergencyNumber,
  encryption,
  explainedFigures,
  platformFigures,
  priceInWords,
  prices,
} from './figures.ts'
import { joinAs } from './join-pages.ts'
import { chipsLabel, sampleLabel } from './labels.ts'
import { figuresLink } from './links.ts'
import { meanings } from './meanings.ts'
import { notSettledTitle } from './not-settled.ts'
import { dotScale, earns, pointsOf } from './point-categories.ts'
import { offers } from './site.ts'
import type { CallToActionContent, ChipBar, FeatureSection, HeroContent } from './types.ts'

/** What the specification leaves open on this page, one line each. */
export const notSettled = [
  'What else a subscription covers.',
  'Where you get the app.',
  'How you pay on a keypad phone.',
  `Which languages ${offers.coach} answers in.`,
] as const

export const hero = {
  kicker: 'AI Coach',
  title: 'A coach on every phone.',
  lead: `Ask about sleep, food, stress or movement by app, WhatsApp or USSD, ${meanings.ussd}.`,
  actions: [
    { label: 'How to join', to: '/chatbot', hash: 'join' },
    { label: 'Sample conversations', to: '/chatbot', hash: 'samples' },
  ],
  note: `A subscription costs ${priceInWords(prices.citizen)} in South Africa.`,
} as const satisfies HeroContent

/** The ways to the coach, from the simplest phone outwards: the names of the print's rings. */
export const ways = { ussd: 'USSD', whatsApp: 'WhatsApp', app: 'App' } as const

/** The bar of links below the hero. */
export const sections = {
  label: chipsLabel,
  chips: [
    { label: 'Conversations', hash: 'samples' },
    { label: 'How it could help', hash: 'capabilities' },
    { label: 'Breathing', hash: 'breathing' },
    { label: 'Reports', hash: 'reports' },
    { label: 'Figures', hash: 'engine' },
    { label: 'How to join', hash: 'join' },
  ],
} as const satisfies ChipBar

/** The heading and each word are one sentence. */
export const capabilities = {
  title: `${offers.coach} could help you`,
  items: [
    {
      title: 'Move',
      text: 'Say how you slept; it suggests a walk or a rest.',
    },
    {
      title: 'Eat',
      text: 'Say what is in the pot: pap, beans or greens.',
    },
    {
      title: 'Sleep',
      text: 'The evening protocol: lights\u00a0down, phone away, one bedtime.',
    },
    {
      title: 'Calm down',
      text: 'A breathing protocol for a taxi or a tearoom.',
    },
    {
      title: 'Recover',
      text: 'After an illness: small steps, once your nurse or doctor agrees.',
    },
    {
      title: 'Cook',
      text: 'The plate protocol: one more vegetable in a meal.',
    },
  ],
} as const satisfies FeatureSection

/** A report, which a member hands over on paper. */
export const reporting = {
  title: 'Clinical reporting',
  lead: 'What you recorded, for the nurse or doctor you choose.',
  report: {
    label: sampleLabel,
    title: 'Report for a clinic',
    subtitle: 'What one member recorded',
    entries: [
      { day: 'Monday', kind: 'Reading', text: 'Resting pulse, higher than the week before' },
      { day: 'Tuesday', kind: 'In your words', text: '“Tired by lunch. Slept badly again.”' },
      { day: 'Wednesday', kind: 'Protocol', text: `Breathing protocol, all ${breathingMinutes} minutes` },
    ],
    foot: 'No line for a diagnosis: that is for your nurse or doctor.',
  },
} as const

/** The breathing protocol: its steps, and the exercise that a visitor can start. */
export const breathing = {
  kicker: 'Wellness protocols',
  title: `The ${breathingMinutes}-minute breathing protocol`,
  lead: 'You can stop at any step.',
  steps: [
    { title: 'Sit', text: 'Both feet on the floor, a hand on your belly.' },
    { title: 'Breathe in', text: 'Slowly through the nose; your belly moves your hand.' },
    { title: 'Breathe out', text: 'Longer than in, as\u00a0if cooling soup.' },
    { title: 'Keep going', text: `Until the ${breathingMinutes} minutes are over.` },
    { title: 'Check', text: 'Say how you felt before and feel now.' },
  ],
  startLabel: 'Breathe along',
  stopLabel: 'Stop',
  says: {
    in: 'Breathe in',
    out: 'Breathe out, for longer',
    over: `That was ${breathingMinutes} minutes. How do you feel now?`,
    stopped: 'Stopped.',
  },
  minutesAhead: 'A bead for each minute.',
  minutesDone: `{minutes} of ${breathingMinutes} minutes done`,
} as const

/** AI engine specifications. */
export const engine = {
  title: 'AI engine specifications',
  metrics: [
    platformFigures.devices,
    platformFigures.dataPoints,
    explainedFigures.latency,
    explainedFigures.accuracy,
    { value: encryption, label: 'encryption' },
  ],
  link: figuresLink,
} as const

/** What a coach cannot do, and the numbers for it. Always visible on the page. */
export const emergency = {
  title: `${offers.coach} is not a doctor`,
  text: 'It does not diagnose, prescribe or replace a clinic visit, and it can be wrong.',
  phone: 'In an emergency, phone:',
  numbers: [
    { number: emergencyNumber, text: 'from a cell phone' },
    { number: ambulanceNumber, text: 'for an ambulance' },
  ],
} as const

/** The last one is about an emergency; the emergency numbers follow it. */
export const dialogues = {
  title: 'Sample conversations',
  lead: 'We wrote these four; nobody said them.',
  label: sampleLabel,
  row: 'Four conversations',
  speakers: { member: 'Member', coach: offers.coach },
  items: [
    {
      title: 'No data, no sleep',
      channel: 'USSD',
      device: 'keypad',
      // What encryption does not cover.
      caption: 'By USSD, your mobile network can read what you send.',
      turns: [
        { speaker: 'coach', text: `${offers.coach}. Reply 1\u00a0Sleep, 2\u00a0Food, 3\u00a0Stress.` },
        { speaker: 'member', text: '1' },
        { speaker: 'coach', text: 'Sleep. Reply 1\u00a0Can’t fall asleep, 2\u00a0Wake at night.' },
        { speaker: 'member', text: '2' },
        {
          speaker: 'coach',
          text: 'Tonight: no coffee after supper. If you wake, breathe out slowly, lights off. Reply 0 to save.',
        },
        { speaker: 'member', text: '0' },
        { speaker: 'coach', text: 'Saved. Dial again tomorrow. Sleep well.' },
      ],
    },
    {
      title: 'Before an interview',
      channel: 'WhatsApp',
      device: 'chat',
      turns: [
        { speaker: 'member', text: 'Interview today. My heart is going like mad.' },
        {
          speaker: 'coach',
          text: `Your body is getting ready. Can you sit for ${breathingMinutes}\u00a0minutes?`,
        },
        { speaker: 'member', text: 'In the taxi. Is that ok?' },
        {
          speaker: 'coach',
          text: `A taxi is fine for the ${breathingMinutes}-minute breathing protocol. Feet flat. In through the nose, out for longer.`,
        },
        { speaker: 'member', text: 'Done. I am calm now.' },
      ],
    },
    {
      title: 'Lunch at a partner',
      channel: 'Mobile app',
      device: 'app',
      turns: [
        { speaker: 'member', text: 'Had the bean stew at the lunch kitchen by work.' },
        {
          speaker: 'coach',
          text: `The kitchen is a partner, so that meal earns ${pointsOf('Partner Integration')} ${offers.rewards} points, under Partner Integration.`,
        },
        { speaker: 'member', text: 'Nice. But I am always hungry again at four.' },
        {
          speaker: 'coach',
          text: 'Try a small portion of pap with it tomorrow, then tell me.',
        },
      ],
    },
    {
      title: 'When it is not for a coach',
      channel: 'WhatsApp',
      device: 'chat',
      turns: [
        { speaker: 'member', text: 'Tight chest since this morning and my arm feels heavy.' },
        {
          speaker: 'coach',
          text: 'Please phone an ambulance now. I am not a doctor, and this needs one.',
        },
        { speaker: 'member', text: 'My sister is phoning.' },
        {
          speaker: 'coach',
          text: 'Good. Unlock the door, sit down, stay with her. Tell the crew when it began.',
        },
      ],
    },
  ],
} as const

export const join = joinAs('citizen', 'How to join')

/** Below the way to join. */
export const notSettledList = {
  title: notSettledTitle,
  points: notSettled,
  link: { label: 'What else is open', to: '/rewards', hash: 'costs' },
} as const

/** Beside the call to action: the points of a Wellness Protocol as dots. */
export const protocolDots = { points: pointsOf('Wellness Protocol'), legend: `${dotScale}.` } as const

export const callToAction = {
  title: 'What a protocol earns',
  text: `A Wellness Protocol earns ${earns('Wellness Protocol')}.`,
  actions: [
    { label: 'See point values', to: '/rewards', hash: 'points' },
    { label: 'Read the privacy policy', to: '/legal', hash: 'privacy' },
  ],
} as const satisfies CallToActionContent
