/** The words of the points planner on /rewards. Placeholders are in braces. */
import type { Tier } from './rewards.ts'
import { sharePage } from './share.ts'
import { offers } from './site.ts'

/** For each tier above the first, a plan from all six categories whose points add up to the tier's lower limit. */
export const examplePlans = [
  { tier: 'Silver', plan: 'challenge.1-resilience.1-partner.2-participation.1-skill.1-monitoring.10' },
  { tier: 'Gold', plan: 'challenge.2-resilience.2-partner.4-leadership.1-module.1-monitoring.10' },
  { tier: 'Platinum', plan: 'challenge.2-resilience.2-dietary.2-leadership.1-certification.1-screening.1' },
] as const satisfies readonly { tier: Tier['name']; plan: string }[]

export const planner = {
  examples: 'Fill in an example:',
  inAddress: 'Anyone with this page’s address can see your plan.',
  points: '{points} points',
  inPlan: '{points} in your plan',
  less: 'One less: {activity}',
  more: 'One more: {activity}',
  /** Accessible name of the number that the buttons change. */
  times: '{activity}, times',
  countOfTimes: { one: '{count} time', other: '{count} times' },
  wrongNumber: 'Enter a whole number from 0 to {max}. The plan still counts {times}.',
  discount: '{tier}: partner discounts up to {percent}%',
  /** The same on the line at the foot of a phone. */
  discountInShort: '{tier} · up to {percent}%',
  missing: '{points} more points reach {tier}.',
  highest: '{tier} is the highest tier.',
  reset: 'Clear the plan',
  undo: 'Undo',
  /** Announced to screen readers. */
  said: {
    times: '{activity}, {times}.',
    total: '{points} points.',
    reached: '{tier} reached.',
    back: 'Back to {tier}.',
    example: 'The {tier} example is filled in: {points} points.',
    cleared: 'The plan is empty. Undo brings it back.',
    undone: 'The plan is back: {points} points.',
  },
  unknownActivity: {
    one: 'One activity in this address is unknown and was left out.',
    other: '{count} activities in this address are unknown and were left out.',
  },
  wrongTimes: 'Left out: {activities}. Enter a whole number from 0 to {max}.',
  printed: {
    caption: 'Your plan',
    activity: 'Activity',
    each: 'Points each',
    times: 'Times',
    points: 'Points',
    total: 'Total',
  },
  share: { ...sharePage, label: 'Share this plan' },
  shareTitle: `A plan for ${offers.rewards} points`,
} as const
