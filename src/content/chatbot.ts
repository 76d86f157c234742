/** The words of K.Coach (/chatbot). */
import {
  ambulanceNumber,
  breathingMinutes,
  emergencyNumber,
  encryption,
  platformFigures,
  prices,
  selfHostingFromYear,
} from './figures.ts'
import { meanings } from './glossary.ts'
import { joinAs } from './join.ts'
import { earns, pointsOf } from './point-categories.ts'
import { offers, sampleLabel } from './site.ts'
import type {
  BreathingContent,
  CallToActionContent,
  ChipBar,
  DialogueSection,
  EmergencyContent,
  FeatureSection,
  HeroContent,
  PicturedFeatureSection,
  ProseSection,
  SpecificationSection,
  StepSection,
} from './types.ts'

export const hero = {
  kicker: 'AI Coach',
  title: 'A coach on every phone.',
  lead: `Ask about sleep, food, stress or movement in the app, on WhatsApp or, in a shorter version, by USSD (${meanings.ussd}).`,
  actions: [
    { label: 'How to join', to: '/chatbot', hash: 'join' },
    { label: 'Sample conversations', to: '/chatbot', hash: 'samples' },
  ],
  note: `A subscription costs ${prices.citizen} in South Africa.`,
} as const satisfies HeroContent

/** The bar of links below the hero. */
export const sections = {
  label: 'On this page',
  chips: [
    { label: 'What it can do', hash: 'capabilities' },
    { label: 'Conversations', hash: 'samples' },
    { label: 'Breathing', hash: 'breathing' },
    { label: 'Protocols', hash: 'protocols' },
    { label: 'Reports', hash: 'reports' },
    { label: 'Engine', hash: 'engine' },
    { label: 'How to join', hash: 'join' },
  ],
} as const satisfies ChipBar

export const capabilities = {
  title: 'What K.Coach can do',
  items: [
    {
      icon: 'footprints',
      title: 'Plan your movement',
      text: 'It looks at how you slept and what you did yesterday, then suggests a walk, a session or a rest.',
    },
    {
      icon: 'utensils',
      title: 'Talk about food',
      text: 'Tell it what is in the pot. It works with pap, beans and what is in season, not with a shopping list.',
    },
    {
      icon: 'moon',
      title: 'Sleep better',
      text: 'It asks about your evenings, suggests one change at a time and asks you which one helped.',
    },
    {
      icon: 'wind',
      title: 'Bring stress down',
      text: 'It guides a breathing protocol in the chat, line by line, for a taxi, a tearoom or a bedroom.',
    },
  ],
} as const satisfies PicturedFeatureSection

export const clinicalReporting = {
  title: 'Clinical reporting',
  lead: 'A report of what you recorded, in words a nurse or doctor can use.',
  items: [
    {
      title: 'What it holds',
      text: 'Your readings with their dates, the complaints you described and the protocols you followed, in order of time.',
    },
    {
      title: 'Who it is for',
      text: 'The healthcare provider you choose. It lists what was measured and leaves the diagnosis to them.',
    },
    {
      title: 'Who hands it over',
      text: 'You do. K.Coach prepares the report and gives it to you; it goes to a clinic when you take it there.',
    },
  ],
} as const satisfies FeatureSection

export const breathing = {
  kicker: 'Wellness protocols',
  title: `The ${breathingMinutes}-minute breathing protocol`,
  lead: 'K.Coach sends each step when the one before is done. You can stop at any step.',
  steps: [
    { title: 'Sit', text: 'Both feet on the floor, one hand on your belly. Let your shoulders drop.' },
    { title: 'Breathe in', text: 'Through the nose, slowly, until your belly moves your hand.' },
    { title: 'Breathe out', text: 'For longer than you breathed in, as if cooling a spoon of soup.' },
    {
      title: 'Keep going',
      text: `Stay with that rhythm until K.Coach says the ${breathingMinutes} minutes are over.`,
    },
    { title: 'Check', text: 'Say how you feel now. K.Coach sets it beside how you felt before.' },
  ],
} as const satisfies StepSection

/** The switch beside the protocol. */
export const breatheAlong = {
  switchLabel: 'Breathe along',
  phases: {
    still: 'In through the nose, out for longer.',
    in: 'Breathe in',
    out: 'Breathe out, for longer',
    over: `That was ${breathingMinutes} minutes. How do you feel now?`,
  },
  minutesAhead: 'A bead for each minute.',
  minutesDone: `{minutes} of ${breathingMinutes} minutes done`,
} as const satisfies BreathingContent

/** The other protocols besides breathing. */
export const protocols = {
  title: 'Three more protocols',
  items: [
    {
      icon: 'moon',
      title: 'Evening protocol',
      text: 'Light down, phone away, the same bedtime all week. K.Coach asks each morning how the night went.',
    },
    {
      icon: 'activity',
      title: 'Return to movement',
      text: 'For after an illness or a long sit: short walks first, and a question about breath before each longer one.',
    },
    {
      icon: 'apple',
      title: 'Plate protocol',
      text: 'One vegetable added to a meal you already cook, then one more, with no food forbidden.',
    },
  ],
} as const satisfies PicturedFeatureSection

/** AI engine specifications. */
export const engine = {
  title: 'AI engine specifications',
  rows: [
    { name: 'Channels', value: 'Mobile app, USSD, WhatsApp' },
    { name: 'Devices it can read', value: platformFigures.devices.value },
    { name: 'Data points', value: `${platformFigures.dataPoints.value} daily` },
    { name: 'Latency', value: platformFigures.latency.value },
    { name: 'Accuracy', value: platformFigures.accuracy.value },
    { name: 'Encryption', value: encryption },
    {
      name: 'Hosting for governments',
      value: `Self-hosting of the AI from year ${selfHostingFromYear}, as the contract states`,
    },
  ],
} as const satisfies SpecificationSection

/** Emergency numbers, for situations in which a coach cannot help. */
export const emergency = {
  before: 'In an emergency, phone:',
  numbers: [
    { number: emergencyNumber, text: 'from a cell phone' },
    { number: ambulanceNumber, text: 'for an ambulance' },
  ],
} as const satisfies EmergencyContent

export const dialogues = {
  title: 'Sample conversations',
  lead: 'We wrote these to show the tone and the length of an answer. They are nobody’s real chats.',
  label: sampleLabel,
  dialogues: [
    {
      title: 'Before an interview',
      channel: 'WhatsApp',
      turns: [
        { speaker: 'Member', text: 'Interview this morning. My heart is going like mad.' },
        {
          speaker: 'K.Coach',
          text: `That is your body getting ready. Do you have a place to sit for ${breathingMinutes} minutes?`,
        },
        { speaker: 'Member', text: 'In the taxi. Is that ok?' },
        {
          speaker: 'K.Coach',
          text: `A taxi is fine. Then we do the ${breathingMinutes}-minute breathing protocol. Feet flat. In through the nose, slowly. Out for longer than in.`,
        },
        { speaker: 'Member', text: 'Done. Hands have stopped shaking.' },
        {
          speaker: 'K.Coach',
          text: 'Good. If they start again, take one long breath out before you answer. Nobody will notice. Good luck.',
        },
      ],
    },
    {
      title: 'Lunch at a partner',
      channel: 'Mobile app',
      turns: [
        { speaker: 'Member', text: 'Had the bean stew and spinach at the lunch kitchen by work.' },
        {
          speaker: 'K.Coach',
          text: `The kitchen is a partner, so that meal earns ${pointsOf('Partner Integration')} ${offers.rewards} points, under Partner Integration.`,
        },
        { speaker: 'Member', text: 'Nice. But I am always hungry again at four.' },
        {
          speaker: 'K.Coach',
          text: 'Did you have bread or pap with it, or only the stew?',
        },
        { speaker: 'Member', text: 'Only the stew. Trying to cut down.' },
        {
          speaker: 'K.Coach',
          text: 'Try a small portion of pap with it tomorrow, then tell me about four o’clock. We change one thing at a time.',
        },
      ],
    },
    {
      title: 'No data, no sleep',
      channel: 'USSD',
      turns: [
        { speaker: 'K.Coach', text: 'K.Coach. Reply 1 Sleep, 2 Food, 3 Stress.' },
        { speaker: 'Member', text: '1' },
        { speaker: 'K.Coach', text: 'Sleep. Reply 1 Can’t fall asleep, 2 Wake at night.' },
        { speaker: 'Member', text: '2' },
        {
          speaker: 'K.Coach',
          text: 'Tonight: no coffee after supper. If you wake, breathe out slowly, lights off. Reply 0 to save.',
        },
        { speaker: 'Member', text: '0' },
        { speaker: 'K.Coach', text: 'Saved. Dial again tomorrow and say how it went. Sleep well.' },
      ],
    },
    {
      title: 'When it is not for a coach',
      channel: 'WhatsApp',
      turns: [
        { speaker: 'Member', text: 'Tight chest since this morning and my arm feels heavy.' },
        {
          speaker: 'K.Coach',
          text: 'Please stop chatting and phone an ambulance now. I am not a doctor, and this needs one.',
        },
        { speaker: 'Member', text: 'My sister is phoning.' },
        {
          speaker: 'K.Coach',
          text: 'Good. Sit down, unlock the door, stay with her. Tell the crew when it started: this morning.',
        },
      ],
      emergency,
    },
  ],
} as const satisfies DialogueSection

/** Always visible on the page, with the emergency numbers below it. */
export const notADoctor = {
  title: 'K.Coach is not a doctor',
  paragraphs: [
    'It does not diagnose, prescribe or replace a clinic visit. If you are in pain, in danger or unsure, phone for help or go to the nearest clinic first, and tell K.Coach afterwards.',
  ],
} as const satisfies ProseSection

export const join = joinAs('citizen', 'How to join')

export const callToAction = {
  title: 'What a conversation is worth',
  text: `Protocols, meals and courses earn ${offers.rewards} points: a Wellness Protocol, for example, ${earns('Wellness Protocol')}.`,
  actions: [
    { label: 'See point values', to: '/rewards' },
    { label: 'Read the privacy policy', to: '/legal', hash: 'privacy' },
  ],
} as const satisfies CallToActionContent
