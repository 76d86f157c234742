import type { PointActivity } from '../../content/point-categories.ts'
import type { Tier } from '../../content/rewards.ts'

/** The number of times of each activity, by code. Activities with 0 times are left out. */
export type Plan = Readonly<Record<string, number>>

/** The search parameters of the planner's page. */
export interface PlanSearch {
  /** The visitor's plan as text, for `readPlan`. */
  plan?: string | undefined
}

/** A plan parsed from an address, and the parts that were ignored. */
export interface ReadPlan {
  plan: Plan
  /** Number of parts without a known activity. Their text is never shown, because anyone can write an address. */
  unknown: number
  /** Names of the activities with an invalid number. */
  wrong: readonly string[]
}

/** Maximum number of times of an activity. */
export const maxTimes = 999

/** The plan with a new number for one activity. */
export function withTimes(plan: Plan, code: string, times: number): Plan {
  const { [code]: _, ...others } = plan
  return times > 0 ? { ...others, [code]: times } : others
}

/** The points of the plan in the given activities. */
export function pointsOfPlan(plan: Plan, activities: readonly PointActivity[]): number {
  return activities.reduce((sum, { code, points }) => sum + points * (plan[code] ?? 0), 0)
}

/** The tier at a number of points, and the next one. */
export function tiersAt(points: number, tiers: readonly Tier[]): { reached: Tier; next: Tier | undefined } {
  const nextIndex = tiers.findIndex(({ pointsFrom }) => pointsFrom > points)
  return nextIndex === -1
    ? { reached: tiers.at(-1)!, next: undefined }
    : { reached: tiers[nextIndex - 1]!, next: tiers[nextIndex] }
}

/** A plan as text for the address, such as `screening.1-monitoring.10`; empty for an empty plan. */
export function printPlan(plan: Plan, activities: readonly PointActivity[]): string {
  return activities
    .filter(({ code }) => plan[code])
    .map(({ code }) => `${code}.${plan[code]}`)
    .join('-')
}

/** Parses the output of `printPlan` or hand-written text. The numbers of a repeated activity are added. */
export function readPlan(text: string, activities: readonly PointActivity[]): ReadPlan {
  const known = new Map(activities.map((activity) => [activity.code, activity]))
  const times = new Map<string, number>()
  const wrong = new Set<string>()
  let unknown = 0
  for (const part of partsOf(text)) {
    const [code] = /^[a-z]*/.exec(part)!
    const digits = /^\.0*(\d{1,3})$/.exec(part.slice(code.length))?.[1]
    const activity = known.get(code)
    const sum = (times.get(code) ?? 0) + Number(digits ?? Infinity)
    if (!activity) unknown += 1
    else if (sum <= maxTimes) times.set(code, sum)
    else wrong.add(activity.activity)
  }
  const plan = Object.fromEntries([...times].filter(([, count]) => count > 0))
  return { plan, unknown, wrong: [...wrong] }
}

/**
 * Splits text at all characters but letters, digits, underscores and dots. The minus sign of a negative number remains in
 * its part.
 */
function partsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/\.-(?=\d)/g, '.~')
    .split(/[^\w.~]+/)
    .filter((part) => part !== '')
}

/** The whole number from 0 to `maxTimes` in a text; an empty field counts as 0. */
export function numberIn(text: string): number | undefined {
  const digits = text.trim()
  return /^\d*$/.test(digits) && Number(digits) <= maxTimes ? Number(digits) : undefined
}
