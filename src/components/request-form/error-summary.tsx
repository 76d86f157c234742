import type { MouseEvent } from 'react'
import type { RequestFormWords } from '../../content/contact.ts'
import { countOf } from '../../format.ts'
import { idOf } from './field.tsx'
import * as style from './request-form.module.css'
import type { Problems } from './validate.ts'
import { fieldNames } from './values.ts'

/** The id of the summary. */
export const errorSummaryId = 'request-errors'

interface ErrorSummaryProps {
  problems: Problems
  content: Pick<RequestFormWords, 'errors' | 'fields'>
}

/** Above the fields: how many of them need another look, with a link to each. It takes the focus after each attempt. */
export function ErrorSummary({ problems, content: { errors, fields } }: ErrorSummaryProps) {
  const titleId = `${errorSummaryId}-title`
  const wrong = fieldNames.filter((name) => problems[name])

  return (
    <div
      id={errorSummaryId}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      className={`${style.notice} ${style.errors}`}
    >
      <p id={titleId}>
        <strong>{countOf(wrong.length, errors)}</strong> {errors.kept}
      </p>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <a href={`#${idOf(name)}`} onClick={focusField}>
              {/* One text: React replaces it together with what a translator has made of it. */}
              {`${fields[name].label}: ${fields[name].errors[problems[name]!]}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A link of the router would put the field into the address. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
