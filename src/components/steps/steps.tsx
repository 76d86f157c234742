import type { Feature } from '../../content/types.ts'
import { Text } from '../text/text.tsx'
import * as style from './steps.module.css'

interface StepsProps {
  steps: readonly Feature[]
  /** A dotted line leads from each step to the next one. */
  isLinked?: boolean
}

/** A numbered list of steps: a row in a wide window. */
export function Steps({ steps, isLinked = false }: StepsProps) {
  return (
    <ol role="list" className={isLinked ? `${style.steps} ${style.linked}` : style.steps}>
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
