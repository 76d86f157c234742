import * as style from './not-settled-line.module.css'
import { NotSettled } from './not-settled.tsx'
import type { NotSettledProps } from './not-settled.tsx'

/** A single point that is not settled yet: in a wide window a sentence between its title and its link. */
export function NotSettledLine(content: Omit<NotSettledProps, 'layoutClass'>) {
  return <NotSettled {...content} layoutClass={style.line} />
}
