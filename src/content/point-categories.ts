/** The six ways to earn points: all on /rewards, the one for Community on /community too. */
import { inPoints } from './figures.ts'
import type { PointCategorySection } from './types.ts'

/** Specification, section 9, "Points activities": names, values and ranges word for word. */
export const pointCategories = {
  title: 'Six ways to earn',
  lead: 'Each activity earns its own value. A category’s range is a guide to what it usually brings; single activities can be worth less or more.',
  legend: 'One dot is 25 points; a full line, 1,000.',
  words: {
    pointsPer: 'points per {unit}',
    total: 'for one of each',
    per: 'per {unit}',
    table: { caption: 'Points for {category}', activity: 'Activity', points: 'Points' },
  },
  categories: [
    {
      icon: 'activity',
      category: 'Movement',
      examples: 'A walk, a gym visit, a rest day.',
      pointsRange: { from: 10, to: 500, per: 'session' },
      activities: [
        { activity: 'Biometric Sync', code: 'sync', points: 50 },
        { activity: 'Performance Analysis', code: 'performance', points: 150 },
        { activity: 'Recovery Optimization', code: 'recovery', points: 200 },
        { activity: 'Challenge Completion', code: 'challenge', points: 500 },
      ],
    },
    {
      icon: 'brain',
      category: 'Cognitive',
      examples: 'A breathing exercise, a focus game.',
      pointsRange: { from: 75, to: 300, per: 'session' },
      activities: [
        { activity: 'Stress Analysis', code: 'stress', points: 75 },
        { activity: 'Cognitive Training', code: 'training', points: 125 },
        { activity: 'Mental Resilience', code: 'resilience', points: 200 },
        { activity: 'Wellness Protocol', code: 'protocol', points: 300 },
      ],
    },
    {
      icon: 'apple',
      category: 'Nutrition',
      examples: 'A cooked meal, a lunch at a partner.',
      pointsRange: { from: 100, to: 1_500, per: 'month' },
      activities: [
        { activity: 'Nutrition Analysis', code: 'nutrition', points: 50 },
        { activity: 'Metabolic Tracking', code: 'metabolic', points: 100 },
        { activity: 'Dietary Optimization', code: 'dietary', points: 300, per: 'week' },
        { activity: 'Partner Integration', code: 'partner', points: 150 },
      ],
    },
    {
      icon: 'users',
      category: 'Community',
      examples: 'A circle event, a recipe taught, a group walk led.',
      pointsRange: { from: 750, to: 3_000, per: 'event' },
      activities: [
        { activity: 'Network Participation', code: 'participation', points: 750 },
        { activity: 'Knowledge Sharing', code: 'sharing', points: 1_000 },
        { activity: 'Community Leadership', code: 'leadership', points: 2_000 },
        { activity: 'Peer Optimization', code: 'peer', points: 1_500 },
      ],
    },
    {
      icon: 'graduation-cap',
      category: 'Knowledge',
      examples: 'A lesson, a quiz, a first-aid course.',
      pointsRange: { from: 500, to: 2_500, per: 'module' },
      activities: [
        { activity: 'Learning Module', code: 'module', points: 750 },
        { activity: 'Skill Assessment', code: 'skill', points: 500 },
        { activity: 'Certification Program', code: 'certification', points: 2_500 },
        { activity: 'Knowledge Validation', code: 'validation', points: 400 },
      ],
    },
    {
      icon: 'heart-pulse',
      category: 'Health',
      examples: 'A reading, a screening, the yearly check-up.',
      pointsRange: { from: 200, to: 5_000, per: 'year' },
      activities: [
        { activity: 'Biometric Monitoring', code: 'monitoring', points: 25, per: 'day' },
        { activity: 'Health Optimization', code: 'health', points: 400 },
        { activity: 'Preventive Screening', code: 'screening', points: 1_500 },
        { activity: 'Annual Assessment', code: 'assessment', points: 5_000 },
      ],
    },
  ],
} as const satisfies PointCategorySection

/** Name of an activity that earns points. */
export type ActivityName = (typeof pointCategories.categories)[number]['activities'][number]['activity']

/** The points of one activity. */
export function pointsOf(name: ActivityName): number {
  const activities = pointCategories.categories.flatMap((category) => [...category.activities])
  return activities.find(({ activity }) => activity === name)!.points
}

/** The points of one activity in words: "1,500 points". */
export function earns(name: ActivityName): string {
  return inPoints(pointsOf(name))
}
