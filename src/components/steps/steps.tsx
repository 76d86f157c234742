import type { Feature } from '../../content/types.ts'
import { TitledText } from '../text/titled-text.tsx'
import * as style from './steps.module.css'

interface StepsProps {
  steps: readonly Feature[]
  /** Below the steps; in a wide window below the heading beside them. */
  notes: readonly Feature[]
}

/** Steps in large words, with more dots from each to the next. */
export function Steps({ steps, notes }: StepsProps) {
  return (
    <>
      <ol role="list" className={style.steps}>
        {steps.map((step) => (
          <li key={step.title} className={style.step}>
            <TitledText {...step} />
          </li>
        ))}
      </ol>
      <ul role="list" className={style.notes}>
        {notes.map((note) => (
          <li key={note.title}>
            <TitledText {...note} />
          </li>
        ))}
      </ul>
    </>
  )
}
