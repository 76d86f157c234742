import type { PointActivity, PointCategory, Tier } from '../../content/types.ts'

/** How often each activity, by its code; only what is more than 0 times. */
export type Plan = Readonly<Record<string, number>>

/** A plan as it was read from an address, and what of the address it leaves out. */
export interface ReadPlan {
  plan: Plan
  /** How many parts name no activity. Their text is not repeated: anybody can write an address. */
  unknown: number
  /** Names of the activities whose number cannot be. */
  wrong: readonly string[]
}

export const emptyPlan: Plan = {}

/** Most times that an activity can be planned. */
export const mostTimes = 999

/** All activities, in the order of their categories. */
export function activitiesOf(categories: readonly PointCategory[]): PointActivity[] {
  return categories.flatMap((category) => category.activities)
}

/** The plan with another number for one activity. */
export function withTimes(plan: Plan, code: string, times: number): Plan {
  const { [code]: _, ...others } = plan
  return times > 0 ? { ...others, [code]: times } : others
}

/** The points of all activities that are given; those of one category where only its are. */
export function pointsOf(plan: Plan, activities: readonly PointActivity[]): number {
  return activities.reduce((sum, { code, points }) => sum + points * (plan[code] ?? 0), 0)
}

/** The tier that a number of points reaches, and the one after it. */
export function tiersAt(points: number, tiers: readonly Tier[]): { reached: Tier; next: Tier | undefined } {
  const nextIndex = tiers.findIndex(({ pointsFrom }) => pointsFrom > points)
  return nextIndex === -1
    ? { reached: tiers.at(-1)!, next: undefined }
    : { reached: tiers[nextIndex - 1]!, next: tiers[nextIndex] }
}

/** A plan as an address has it, such as `screening.1-monitoring.10`; empty for an empty plan. */
export function printPlan(plan: Plan, activities: readonly PointActivity[]): string {
  return activities
    .filter(({ code }) => plan[code])
    .map(({ code }) => `${code}.${plan[code]}`)
    .join('-')
}

/** Reads what `printPlan` wrote, or what somebody typed. An activity that is named twice counts for both. */
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
    else if (sum <= mostTimes) times.set(code, sum)
    else wrong.add(activity.activity)
  }
  const plan = Object.fromEntries([...times].filter(([, count]) => count > 0))
  return { plan, unknown, wrong: [...wrong] }
}

/** Parts end where anything but letters, digits and dots is; the minus of a negative number stays with it. */
function partsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/\.-(?=\d)/g, '.~')
    .split(/[^\w.~]+/)
    .filter((part) => part !== '')
}
