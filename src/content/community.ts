/** The words of the community systems (/community). */
import { breathingMinutes } from './figures.ts'
import { illustrationLabel, sampleLabel } from './labels.ts'
import { dotScale, pointCategories } from './point-categories.ts'
import type { CallToActionContent, HeroContent, SectionHeading } from './types.ts'

export const hero = {
  kicker: 'Community',
  title: 'Nobody keeps a habit alone.',
  lead: 'A small group with one habit in common: a walk before work, a pot of vegetables, an evening without phones. You show up; they notice.',
  actions: [
    { label: 'See the week', to: '/community', hash: 'circles' },
    { label: 'What it earns', to: '/community', hash: 'points' },
  ],
} as const satisfies HeroContent

/** The heading of a group and each title in it are one sentence. A feed is a line, because it has an end. */
export const capabilities = {
  title: 'What a circle and a feed could do',
  badge: illustrationLabel,
  lead: 'Our ideas, not settled yet. The Privacy Policy says who sees what.',
  groups: [
    {
      title: 'A circle could',
      shape: 'circle',
      items: [
        {
          title: 'Suit you',
          text: 'Name a habit, place or language: the app shows circles that fit.',
        },
        { title: 'Wait for you', text: 'Miss a week and pick up where you left off.' },
        { title: 'Protect you', text: 'A circle sees what you post, not your weight, pulse or chats.' },
        { title: 'Answer you', text: 'Ask when it meets next, from any cell phone.' },
      ],
    },
    {
      title: 'A feed could',
      shape: 'line',
      items: [
        { title: 'Save data', text: 'Text comes first. A picture loads when you tap it.' },
        { title: 'Take replies', text: 'People can answer; nobody counts followers.' },
        { title: 'Stop bullies', text: 'Every post can be reported and every member blocked.' },
        { title: 'Have an end', text: 'Newest posts first, until you have read them all.' },
      ],
    },
  ],
} as const satisfies SectionHeading & { groups: readonly object[] }

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Meetings: the day, Monday is 0, and the hour. All are invented. */
export const week = {
  kicker: 'Wellness circles and live sessions',
  title: 'A week in circles',
  badge: sampleLabel,
  lead: 'The circles, sessions, days and hours are invented.',
  days,
  shortDays: days.map((day) => day.slice(0, 3)),
  groups: [
    {
      title: 'Six kinds of circle',
      isLive: false,
      kinds: [
        {
          name: 'Walking',
          text: 'A fixed corner. The slowest sets the pace.',
          tone: 'coral',
          meetings: [
            [0, 5.5],
            [2, 5.5],
            [4, 5.5],
          ],
        },
        {
          name: 'Cooking',
          text: 'One pot, one budget, one recipe passed round.',
          tone: 'gold',
          meetings: [[5, 11]],
        },
        {
          name: 'Breathing',
          text: `The ${breathingMinutes}-minute breathing protocol, in a call with cameras off.`,
          tone: 'sky',
          meetings: [
            [1, 20],
            [3, 20],
          ],
        },
        {
          name: 'Sleep',
          text: 'For shift workers and new parents: what helped last night.',
          tone: 'ink',
          meetings: [[6, 21]],
        },
        {
          name: 'Same condition',
          text: 'People with the same condition, such as high blood pressure.',
          tone: 'protea',
          meetings: [[2, 18]],
        },
        {
          name: 'Learning',
          text: 'A module taken together, and explained to each other.',
          tone: 'aloe',
          meetings: [
            [0, 18],
            [3, 18],
          ],
        },
      ],
    },
    {
      title: 'Four kinds of live session',
      isLive: true,
      kinds: [
        {
          name: 'Guided quiet',
          text: 'Somebody leads a breathing exercise and says little.',
          tone: 'sky',
          meetings: [
            [4, 13],
            [6, 7],
          ],
        },
        {
          name: 'Cook-along',
          text: 'A member cooks at home and talks you through it.',
          tone: 'gold',
          meetings: [[6, 16]],
        },
        {
          name: 'Move together',
          text: 'Exercises between a bed and a wall, each with a seated version.',
          tone: 'coral',
          meetings: [[1, 6]],
        },
        {
          name: 'Ask a professional',
          text: 'A healthcare provider answers questions sent in anonymously.',
          tone: 'protea',
          meetings: [[2, 11]],
        },
      ],
    },
  ],
} as const

/** The Community category as on /rewards. */
const community = pointCategories.items.find(({ category }) => category === 'Community')!

export const points = {
  title: 'What taking part earns',
  dots: `${dotScale}.`,
  /** From the fewest points to the most. */
  activities: community.activities.toSorted((one, other) => one.points - other.points),
  unit: 'points',
  pointsRange: community.pointsRange,
  range: `${community.category}: ${pointCategories.words.range}.`,
  action: {
    label: 'All six categories',
    to: '/rewards',
    hash: 'points',
  },
  note: 'No activity reaches the top of its range: how ranges are worked out is not settled yet. The examples are ours.',
} as const

export const callToAction = {
  title: 'Find a circle, or host one',
  text: 'A circle could meet in your hall, kitchen or studio.',
  actions: [
    { label: 'How to join', to: '/chatbot', hash: 'join' },
    { label: 'Host as a partner', to: '/network', hash: 'join' },
  ],
} as const satisfies CallToActionContent
