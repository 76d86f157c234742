import { countOf, fillIn } from '../../format.ts'
import { maxTimes } from './plan.ts'
import type { ReadPlan } from './plan.ts'
import * as style from './planner.module.css'

/** What is said about an address. Placeholders are in braces. */
export interface LeftOutWords {
  unknownActivity: { one: string; other: string }
  wrongTimes: string
}

interface LeftOutProps {
  /** What was read from the address. */
  of: Pick<ReadPlan, 'unknown' | 'wrong'>
  words: LeftOutWords
}

/** Reports the parts of the address that are not in the plan. */
export function LeftOut({ of: { unknown, wrong }, words }: LeftOutProps) {
  return (
    <div role="status" className={style.leftOut} data-left-out>
      {unknown > 0 && <p>{countOf(unknown, words.unknownActivity)}</p>}
      {wrong.length > 0 && <p>{fillIn(words.wrongTimes, { activities: wrong.join(', '), max: maxTimes })}</p>}
    </div>
  )
}
