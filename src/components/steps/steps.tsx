import type { Feature } from '../../content/types.ts'
import { Text } from '../text/text.tsx'
import * as style from './steps.module.css'

interface StepsProps {
  steps: readonly Feature[]
}

/** A numbered list of steps: in a wide window a row, in which a dotted line leads from each to the next. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol role="list" className={style.steps}>
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
