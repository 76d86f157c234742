import type { Feature } from '../../content/types.ts'
import { TitledText } from '../text/titled-text.tsx'
import * as style from './steps.module.css'

interface StepsProps {
  steps: readonly Feature[]
  /** Below the steps; in a wide window below the heading beside them. */
  notes: readonly Feature[]
}

/** A numbered list of steps, in which a dotted line leads from each to the next. */
export function Steps({ steps, notes }: StepsProps) {
  return (
    <>
      <ol role="list" className={style.steps}>
        {steps.map((step) => (
          <li key={step.title} className={style.step}>
            <div>
              <TitledText {...step} />
            </div>
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
