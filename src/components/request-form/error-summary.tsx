import type { MouseEvent, RefObject } from 'react'
import { useId } from 'react'
import type { RequestFormContent } from '../../content/types.ts'
import { idOf } from './field.tsx'
import type { Problems } from './validate.ts'
import { fieldNames } from './values.ts'
import type { FieldName } from './values.ts'
import * as style from './request-form.module.css'

interface ErrorSummaryProps {
  problems: Problems
  content: Pick<RequestFormContent, 'errors' | 'fields'>
  onChoose: (name: FieldName) => void
  ref: RefObject<HTMLDivElement | null>
}

/** Above the fields: how many of them need another look, with a link to each. It takes focus when it appears. */
export function ErrorSummary({ problems, content: { errors, fields }, onChoose, ref }: ErrorSummaryProps) {
  const titleId = useId()
  const wrong = fieldNames.filter((name) => problems[name])
  const title = wrong.length === 1 ? errors.one : errors.other.replace('{count}', String(wrong.length))

  function choose(event: MouseEvent, name: FieldName) {
    event.preventDefault()
    onChoose(name)
  }

  return (
    <div
      ref={ref}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={`${style.notice} ${style.errors}`}
    >
      <p id={titleId}>
        <strong>{title}</strong> {errors.kept}
      </p>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a href={`#${idOf(name)}`} onClick={(event) => choose(event, name)}>
              {fields[name].errors[problems[name]!]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
