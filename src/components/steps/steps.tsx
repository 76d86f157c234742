import type { Step } from '../../content/types.ts'
import { Text } from '../text/text.tsx'
import * as style from './steps.module.css'

interface StepsProps {
  steps: readonly Step[]
  /** Direction in a wide window: a row, or a column where other content is beside it. */
  direction?: 'across' | 'down'
}

/** A numbered list of steps. */
export function Steps({ steps, direction = 'across' }: StepsProps) {
  return (
    <ol className={direction === 'across' ? `${style.steps} ${style.across}` : style.steps}>
      {steps.map((step) => (
        <li key={step.title} className={style.step}>
          <div>
            <h3 className="title-3">{step.title}</h3>
            <p className="text-ink-soft">
              <Text>{step.text}</Text>
            </p>
          </div>
        </li>
      ))}
    </ol>
  )
}
