/** The six ways to earn points: all on /rewards, the one for Community on /community too. */
import { formatNumber } from '../format.ts'
import { dotsPerRow, pointsPerDot } from '../points-per-dot.ts'

/** One activity that earns points. */
export interface PointActivity {
  activity: string
  /**
   * Name of the activity in the address of a plan: /rewards?plan=screening.1-monitoring.10. Visitors bookmark
   * these addresses, so a code never changes, even if its activity is reworded. Only lower-case letters are
   * allowed. A new activity gets a code that was never used.
   */
  code: string
  points: number
  /** What it could be, in one plain line: an illustration. */
  means: string
  /** How often the points can be earned, where the specification says so. */
  per?: 'day' | 'week'
}

/** A family of activities (specification, section 9, "Points activities"). */
export interface PointCategory {
  category: string
  pointsRange: { from: number; to: number; per: 'session' | 'month' | 'event' | 'module' | 'year' }
  activities: readonly PointActivity[]
}

/** Some values lie outside the range of their category (specification, section 9). */
export const rangesNote =
  'Some values lie outside their range. How ranges are worked out, and over which period points count, is not settled yet.'

/** The points of one dot of an activity, as it is drawn. */
export const dotScale = `One dot is ${pointsPerDot} points`

/** Specification, section 9, "Points activities": names, values and ranges word for word. */
export const pointCategories = {
  title: 'Six\u00a0ways to\u00a0earn. Plan\u00a0yours.',
  legend: `${dotScale}; a full line, ${formatNumber(pointsPerDot * dotsPerRow)}.`,
  meansNote: 'The examples are ours.',
  words: {
    range: '{from}–{to} points per {per}',
    per: 'per {unit}',
    table: {
      tableName: 'Points for {category}',
      activity: 'Activity',
      example: 'For example',
      points: 'Points',
      times: 'Times',
    },
  },
  items: [
    {
      category: 'Movement',
      pointsRange: { from: 10, to: 500, per: 'session' },
      activities: [
        {
          activity: 'Biometric Sync',
          code: 'sync',
          points: 50,
          means: 'Let your watch send its readings.',
        },
        {
          activity: 'Performance Analysis',
          code: 'performance',
          points: 150,
          means: 'Compare a gym visit with past weeks.',
        },
        {
          activity: 'Recovery Optimization',
          code: 'recovery',
          points: 200,
          means: 'Rest a day after hard exercise.',
        },
        {
          activity: 'Challenge Completion',
          code: 'challenge',
          points: 500,
          means: 'Reach a goal, such as a daily walk.',
        },
      ],
    },
    {
      category: 'Cognitive',
      pointsRange: { from: 75, to: 300, per: 'session' },
      activities: [
        {
          activity: 'Stress Analysis',
          code: 'stress',
          points: 75,
          means: 'Tell the coach what worries you.',
        },
        {
          activity: 'Cognitive Training',
          code: 'training',
          points: 125,
          means: 'Play a short memory game.',
        },
        {
          activity: 'Mental Resilience',
          code: 'resilience',
          points: 200,
          means: 'Practise what to do on a hard day.',
        },
        {
          activity: 'Wellness Protocol',
          code: 'protocol',
          points: 300,
          means: 'Finish a breathing exercise.',
        },
      ],
    },
    {
      category: 'Nutrition',
      pointsRange: { from: 100, to: 1_500, per: 'month' },
      activities: [
        {
          activity: 'Nutrition Analysis',
          code: 'nutrition',
          points: 50,
          means: 'Tell the coach what you eat.',
        },
        {
          activity: 'Metabolic Tracking',
          code: 'metabolic',
          points: 100,
          means: 'Note your weight or blood sugar.',
        },
        {
          activity: 'Dietary Optimization',
          code: 'dietary',
          points: 300,
          per: 'week',
          means: 'Cook by your plan for a week.',
        },
        {
          activity: 'Partner Integration',
          code: 'partner',
          points: 150,
          means: 'Eat a healthy lunch at a partner.',
        },
      ],
    },
    {
      category: 'Community',
      pointsRange: { from: 750, to: 3_000, per: 'event' },
      activities: [
        {
          activity: 'Network Participation',
          code: 'participation',
          points: 750,
          means: 'Take part in a circle’s event.',
        },
        {
          activity: 'Knowledge Sharing',
          code: 'sharing',
          points: 1_000,
          means: 'Teach your circle a recipe.',
        },
        {
          activity: 'Community Leadership',
          code: 'leadership',
          points: 2_000,
          means: 'Lead a group walk.',
        },
        {
          activity: 'Peer Optimization',
          code: 'peer',
          points: 1_500,
          means: 'Help a member keep a habit.',
        },
      ],
    },
    {
      category: 'Knowledge',
      pointsRange: { from: 500, to: 2_500, per: 'module' },
      activities: [
        {
          activity: 'Learning Module',
          code: 'module',
          points: 750,
          means: 'Finish a lesson about sleep or food.',
        },
        {
          activity: 'Skill Assessment',
          code: 'skill',
          points: 500,
          means: 'Show how you take a pulse.',
        },
        {
          activity: 'Certification Program',
          code: 'certification',
          points: 2_500,
          means: 'Finish a first-aid course.',
        },
        {
          activity: 'Knowledge Validation',
          code: 'validation',
          points: 400,
          means: 'Answer a quiz on what you learned.',
        },
      ],
    },
    {
      category: 'Health',
      pointsRange: { from: 200, to: 5_000, per: 'year' },
      activities: [
        {
          activity: 'Biometric Monitoring',
          code: 'monitoring',
          points: 25,
          per: 'day',
          means: 'Take a reading, such as blood pressure.',
        },
        {
          activity: 'Health Optimization',
          code: 'health',
          points: 400,
          means: 'Follow your clinic’s advice.',
        },
        {
          activity: 'Preventive Screening',
          code: 'screening',
          points: 1_500,
          means: 'Have a screening at a clinic.',
        },
        {
          activity: 'Annual Assessment',
          code: 'assessment',
          points: 5_000,
          means: 'Go for the yearly check-up.',
        },
      ],
    },
  ],
} as const satisfies { items: readonly PointCategory[]; [word: string]: unknown }

/** All activities, in the order of their categories. */
export const activities = pointCategories.items.flatMap((category) => [...category.activities])

/** Name of an activity that earns points. */
export type ActivityName = (typeof activities)[number]['activity']

/** The points of one activity. */
export function pointsOf(name: ActivityName): number {
  return activities.find(({ activity }) => activity === name)!.points
}

/** The points of one activity in words: "1,500 points". */
export function earns(name: ActivityName): string {
  return `${formatNumber(pointsOf(name))} points`
}
