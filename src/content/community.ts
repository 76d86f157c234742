/** The words of the community systems (/community). */
import { breathingMinutes, prices } from './figures.ts'
import { meanings } from './glossary.ts'
import { pointCategories } from './point-categories.ts'
import { offers } from './site.ts'
import type {
  CallToActionContent,
  CategoryPointsSection,
  FeatureSection,
  HeroContent,
  PicturedFeatureSection,
} from './types.ts'

export const hero = {
  kicker: 'Community',
  title: 'Nobody keeps a habit alone.',
  lead: 'A small group with one habit in common: a walk before work, a pot of vegetables, an evening without phones. You show up, they notice.',
  actions: [
    { label: 'See the circles', to: '/community', hash: 'circles' },
    { label: 'What it earns', to: '/community', hash: 'points' },
  ],
  note: `A subscription costs ${prices.citizen} in South Africa.`,
} as const satisfies HeroContent

export const capabilities = {
  title: 'What a community does for you',
  items: [
    {
      title: 'Finds your people',
      text: 'You name a habit and a suburb, village or language. The app shows the circles that fit.',
    },
    {
      title: 'Keeps the thread',
      text: 'Miss a week and the circle shows where you left off. You pick up there, with no lost streak to mourn.',
    },
    {
      title: 'Keeps your readings yours',
      text: 'A circle sees what you post. Your weight, pulse and conversations with the coach stay out of it.',
    },
    {
      title: 'Reaches plain phones',
      text: `Ask for your circle’s next meeting by USSD: ${meanings.ussd}.`,
    },
  ],
} as const satisfies FeatureSection

export const circles = {
  title: 'Wellness circles',
  lead: 'Six kinds that people can join or start. Each keeps to its one subject.',
  items: [
    {
      icon: 'footprints',
      title: 'Walking circles',
      text: 'A fixed corner and a fixed hour. The pace is set by whoever is slowest that morning.',
    },
    {
      icon: 'utensils',
      title: 'Cooking circles',
      text: 'One pot, one budget, one recipe passed round. Leftovers and photographs are both welcome.',
    },
    {
      icon: 'wind',
      title: 'Breathing circles',
      text: `The ${breathingMinutes}-minute breathing protocol, done together in a call with cameras off.`,
    },
    {
      icon: 'moon',
      title: 'Sleep circles',
      text: 'For shift workers and new parents: what helped last night, told before the next one.',
    },
    {
      icon: 'heart-pulse',
      title: 'Living-with circles',
      text: 'People with the same condition, such as high blood pressure, sharing how they manage an ordinary day.',
    },
    {
      icon: 'graduation-cap',
      title: 'Learning circles',
      text: 'A group takes a module together and explains it to each other before anyone is assessed.',
    },
  ],
} as const satisfies PicturedFeatureSection

export const feed = {
  title: 'A feed without noise',
  items: [
    {
      title: 'In order of time',
      text: 'The newest post in your circles comes first. When you have read them all, the feed ends.',
    },
    {
      title: 'Text before pictures',
      text: 'A picture loads when you tap it, so reading along costs next to no data.',
    },
    {
      title: 'Answers, no counts',
      text: 'People can reply to you. There are no follower numbers and nothing to go viral.',
    },
    {
      title: 'A way to say stop',
      text: 'Every post can be reported and every member blocked, from the post itself.',
    },
  ],
} as const satisfies FeatureSection

/** Kinds of live session; the specification gives no times. */
export const liveSessions = {
  title: 'Live sessions',
  lead: 'Four kinds. The app says when the next one starts, and each can be followed by sound alone to spare data.',
  items: [
    {
      icon: 'wind',
      title: 'Guided quiet',
      text: 'Someone leads a breathing exercise and says little. You can listen with the phone in your pocket.',
    },
    {
      icon: 'utensils',
      title: 'Cook-along',
      text: 'A member cooks at home and talks you through it. The ingredients are posted beforehand.',
    },
    {
      icon: 'dumbbell',
      title: 'Move together',
      text: 'Exercises that fit between a bed and a wall, with a seated version of each.',
    },
    {
      icon: 'stethoscope',
      title: 'Ask a professional',
      text: 'A healthcare provider answers questions sent in without names, on one subject per session.',
    },
  ],
} as const satisfies PicturedFeatureSection

/** The Community category as on /rewards. */
export const points = {
  title: 'What taking part earns',
  lead: `${offers.rewards} counts what you do for others as well as for yourself.`,
  words: pointCategories.words,
  category: pointCategories.categories.find((category) => category.category === 'Community')!,
  action: { label: 'See all six categories', to: '/rewards', hash: 'points' },
} as const satisfies CategoryPointsSection

export const callToAction = {
  title: 'Find a circle, or give it a place',
  text: `A subscription costs ${prices.citizen} in South Africa. If you run a hall, a kitchen or a studio, a circle could meet there.`,
  actions: [
    { label: 'How to join', to: '/chatbot', hash: 'join' },
    { label: 'Host as a partner', to: '/network', hash: 'join' },
  ],
} as const satisfies CallToActionContent
