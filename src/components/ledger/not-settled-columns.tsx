import * as style from './not-settled-columns.module.css'
import { NotSettled } from './not-settled.tsx'
import type { NotSettledProps } from './not-settled.tsx'

/** What is not settled yet, in the columns of a section: the title in the first, the list and the link in the second. */
export function NotSettledColumns(content: Omit<NotSettledProps, 'layoutClass'>) {
  return <NotSettled {...content} layoutClass={style.columns} />
}
