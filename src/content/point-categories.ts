/** The six ways to earn points: all on /rewards, the one for Community on /community too. */
import type { PointCategorySection } from './types.ts'

/** Specification, section 9, "Points activities": names, values and ranges word for word. */
export const pointCategories = {
  title: 'Six ways to earn',
  lead: 'An activity’s value is what that one activity earns. A category’s range is what the category can bring over the time named beside it, so the two need not start or end at the same number.',
  legend: 'One dot is 25 points; a full line, 1,000.',
  categories: [
    {
      icon: 'activity',
      category: 'Movement',
      examples: 'A brisk walk, a gym visit, a rest day taken on purpose.',
      pointsRange: { from: 10, to: 500, per: 'session' },
      activities: [
        { activity: 'Biometric Sync', points: 50 },
        { activity: 'Performance Analysis', points: 150 },
        { activity: 'Recovery Optimization', points: 200 },
        { activity: 'Challenge Completion', points: 500 },
      ],
    },
    {
      icon: 'brain',
      category: 'Cognitive',
      examples: 'A breathing exercise, a focus game, a talk about a hard day.',
      pointsRange: { from: 75, to: 300, per: 'session' },
      activities: [
        { activity: 'Stress Analysis', points: 75 },
        { activity: 'Cognitive Training', points: 125 },
        { activity: 'Mental Resilience', points: 200 },
        { activity: 'Wellness Protocol', points: 300 },
      ],
    },
    {
      icon: 'apple',
      category: 'Nutrition',
      examples: 'A cooked meal, a balanced basket, a lunch at a partner.',
      pointsRange: { from: 100, to: 1_500, per: 'month' },
      activities: [
        { activity: 'Nutrition Analysis', points: 50 },
        { activity: 'Metabolic Tracking', points: 100 },
        { activity: 'Dietary Optimization', points: 300, per: 'week' },
        { activity: 'Partner Integration', points: 150 },
      ],
      note: 'The range is for a whole month. Single activities are steps towards it.',
    },
    {
      icon: 'users',
      category: 'Community',
      examples: 'Joining a circle event, teaching a recipe, leading a group walk.',
      pointsRange: { from: 750, to: 3_000, per: 'event' },
      activities: [
        { activity: 'Network Participation', points: 750 },
        { activity: 'Knowledge Sharing', points: 1_000 },
        { activity: 'Community Leadership', points: 2_000 },
        { activity: 'Peer Optimization', points: 1_500 },
      ],
      note: 'The range is for a whole event, the values for one part played in it.',
    },
    {
      icon: 'graduation-cap',
      category: 'Knowledge',
      examples: 'A lesson on blood pressure, a quiz, a first-aid course.',
      pointsRange: { from: 500, to: 2_500, per: 'module' },
      activities: [
        { activity: 'Learning Module', points: 750 },
        { activity: 'Skill Assessment', points: 500 },
        { activity: 'Certification Program', points: 2_500 },
        { activity: 'Knowledge Validation', points: 400 },
      ],
      note: 'The range is for a module. Knowledge Validation is listed at its own value, 400.',
    },
    {
      icon: 'heart-pulse',
      category: 'Health',
      examples: 'A blood-pressure reading, a screening, the yearly check-up.',
      pointsRange: { from: 200, to: 5_000, per: 'year' },
      activities: [
        { activity: 'Biometric Monitoring', points: 25, per: 'day' },
        { activity: 'Health Optimization', points: 400 },
        { activity: 'Preventive Screening', points: 1_500 },
        { activity: 'Annual Assessment', points: 5_000 },
      ],
      note: 'The range is for a whole year. Biometric Monitoring builds towards it day by day.',
    },
  ],
} as const satisfies PointCategorySection
