import type { Feature } from '../../content/types.ts'
import { Dots } from '../print/dots.tsx'
import { SoftText } from '../text/soft-text.tsx'
import { TitledText } from '../text/titled-text.tsx'
import * as style from './steps.module.css'

interface StepsProps {
  /** Steps, each with the number of dots behind its words. */
  steps: readonly (Feature & { dots: number })[]
  /** Below the steps. */
  notes: readonly Feature[]
}

/** Dots of a row. */
const perRow = 12

/** Steps in large words, each with dots: what it counts. */
export function Steps({ steps, notes }: StepsProps) {
  return (
    <>
      <ol role="list" className={style.steps}>
        {steps.map(({ title, text, dots }) => (
          <li key={title} className={style.step}>
            <h3 className="title-3">{title}</h3>
            <Dots count={dots} perRow={Math.min(dots, perRow)} columns={perRow} isFluid />
            <SoftText>{text}</SoftText>
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
