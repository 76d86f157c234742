/** The words of the points planner's board. Placeholders are in braces. */
import { sharePage } from './share.ts'
import type { PlanBoardContent } from './types.ts'

export const planBoard = {
  points: '{points} points',
  pointsPer: '{points} points per {per}',
  less: 'One less: {activity}',
  more: 'One more: {activity}',
  wrongNumber: 'Enter a whole number from 0 to 999. The plan still counts {times}.',
  discount: '{tier}: up to {percent}% at partners',
  missing: '{points} more points reach {tier}.',
  highest: '{tier} is the highest tier.',
  reset: 'Clear the plan',
  undo: 'Undo',
  unknownActivity: {
    one: 'One activity in this address is unknown and was left out.',
    other: '{count} activities in this address are unknown and were left out.',
  },
  wrongTimes: 'Left out: {activities}. Enter a whole number from 0 to 999.',
  printed: {
    caption: 'Your plan',
    activity: 'Activity',
    value: 'Points each',
    times: 'Times',
    points: 'Points',
    total: 'Total',
  },
  share: { ...sharePage, label: 'Share this plan' },
  shareTitle: 'A plan for K.Rewards points',
} as const satisfies PlanBoardContent
