import type { FormFieldContent } from '../../content/contact.ts'
import { fieldNames } from './values.ts'
import type { FieldName, Values } from './values.ts'

/** Kinds of errors; the content has a message for each. */
export type Problem = keyof FormFieldContent['errors']

/** The problem of each field that has one. */
export type Problems = Partial<Record<FieldName, Problem>>

type Rules = Record<FieldName, Pick<FormFieldContent, 'required' | 'limit'>>

const letters = String.raw`a-z\d\u0080-\u{10ffff}`
const domainLabel = `[${letters}](?:[${letters}-]{0,61}[${letters}])?`

/**
 * As permissive as `<input type="email">` (HTML Standard, "valid e-mail address"), and accepts letters of
 * every script. It takes every character beyond ASCII for one: the list of letters would be longer.
 */
const emailPattern = new RegExp(
  `^[${letters}.!#$%&'*+/=?^_\`{|}~-]+@${domainLabel}(?:\\.${domainLabel})*$`,
  'iu',
)

/** Errors by field; empty when the request is valid. */
export function validate(values: Values, rules: Rules): Problems {
  const problems: Problems = {}
  for (const name of fieldNames) {
    const problem = problemWith(name, values[name], rules[name])
    if (problem) problems[name] = problem
  }
  return problems
}

function problemWith(name: FieldName, value: string, rule: Rules[FieldName]): Problem | undefined {
  if (value.trim() === '') return rule.required ? 'missing' : undefined
  if (rule.limit !== undefined && countCharacters(value) > rule.limit) return 'tooLong'
  if (name === 'email' && !emailPattern.test(value.trim())) return 'invalid'
  return undefined
}

/** Errors to show while the visitor types: those shown before that remain, and texts that are too long. */
export function onlyShown(found: Problems, shown: Problems): Problems {
  const names = fieldNames.filter((name) => found[name] === 'tooLong' || (found[name] && shown[name]))
  return Object.fromEntries(names.map((name) => [name, found[name]]))
}

/** Counts code points, so that an emoji or a letter of a rare script counts as one character. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}
