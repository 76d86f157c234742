import type { InputHTMLAttributes } from 'react'
import type { FormFieldContent, RequestFormWords } from '../../content/contact.ts'
import { Counter } from './counter.tsx'
import type { CounterWords } from './counter.tsx'
import { directionOf } from './direction.ts'
import * as style from './request-form.module.css'
import type { Problem } from './validate.ts'
import { isMultiline } from './values.ts'
import type { FieldName } from './values.ts'

interface FieldProps {
  name: FieldName
  content: FormFieldContent
  words: CounterWords & Pick<RequestFormWords, 'optional'>
  /** The field's text, for the counter. The field is uncontrolled. */
  value: string
  problem: Problem | undefined
}

type InputAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
>

/** Attributes for the on-screen keyboard and the browser's autofill. */
const inputAttributes: Record<FieldName, InputAttributes> = {
  firstName: {
    type: 'text',
    autoComplete: 'given-name',
    autoCapitalize: 'words',
    spellCheck: false,
  },
  lastName: {
    type: 'text',
    autoComplete: 'family-name',
    autoCapitalize: 'words',
    spellCheck: false,
  },
  email: {
    type: 'email',
    autoComplete: 'email',
    inputMode: 'email',
    spellCheck: false,
  },
  systemRequirements: { type: 'text' },
  technicalSpecifications: {},
}

/** The id of a field's control. */
export function idOf(name: FieldName): string {
  return `request-${name}`
}

/** A field with its label, hint, counter and error, connected for screen readers. */
export function Field({ name, content, words, value, problem }: FieldProps) {
  const id = idOf(name)
  const hintId = `${id}-hint`
  const counterId = `${id}-counter`
  const errorId = `${id}-error`
  const descriptions = [problem && errorId, content.hint && hintId, content.limit && counterId]
  const attributes = {
    id,
    name,
    required: content.required,
    dir: directionOf(value),
    'aria-invalid': problem !== undefined,
    'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
    className: style.control,
  }
  return (
    <div className={style.field}>
      <label htmlFor={id} className={style.label}>
        {content.label}
        {/* Chromium drops a space that is a text of its own from a name. */}
        {!content.required && <span className={style.optional}> ({words.optional})</span>}
      </label>
      {content.hint && (
        <p id={hintId} className={style.hint}>
          {content.hint}
        </p>
      )}
      {isMultiline(name) ? (
        <textarea {...attributes} rows={6} />
      ) : (
        <input {...attributes} {...inputAttributes[name]} />
      )}
      <div className={style.foot}>
        {problem && (
          <p id={errorId} className={style.error}>
            <span aria-hidden="true" className={style.mark}>
              !
            </span>
            {/* An element of its own: a translator replaces a text, and React would change the replaced one. */}
            <span>{content.errors[problem]}</span>
          </p>
        )}
        {content.limit && <Counter id={counterId} value={value} limit={content.limit} words={words} />}
      </div>
    </div>
  )
}
