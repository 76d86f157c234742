import type { RequestFormWords } from '../../content/contact.ts'

/** The name of a field of the form. */
export type FieldName = keyof RequestFormWords['fields']

/** The text of each field, exactly as typed. */
export type Values = Record<FieldName, string>

/** The values of an empty form. */
export const emptyValues: Values = {
  firstName: '',
  lastName: '',
  email: '',
  systemRequirements: '',
  technicalSpecifications: '',
}

/** Whether a field's text has several lines. */
export function isMultiline(name: FieldName): boolean {
  return name === 'technicalSpecifications'
}

/** The fields in the order of the form. */
export const fieldNames = Object.keys(emptyValues) as FieldName[]

/** The control of one field. Fields are uncontrolled, so text typed before hydration is not lost. */
function controlOf(form: HTMLFormElement, name: FieldName): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement
}

/** Reads the values of the fields. */
export function readValues(form: HTMLFormElement): Values {
  const values = { ...emptyValues }
  for (const name of fieldNames) values[name] = controlOf(form, name).value
  return values
}

/** Fills empty fields only, so that it never replaces typed text. */
export function fillEmptyFields(form: HTMLFormElement, values: Values) {
  for (const name of fieldNames) {
    const control = controlOf(form, name)
    if (control.value === '') control.value = values[name]
  }
}

/** Replaces the text of every field. */
export function fillFields(form: HTMLFormElement, values: Values) {
  for (const name of fieldNames) controlOf(form, name).value = values[name]
}

/** The earlier text of each field and then the later one, unless it has the earlier one. */
export function joinValues(earlier: Values, later: Values): Values {
  const joined = { ...later }
  for (const name of fieldNames) {
    const separator = later[name] && (isMultiline(name) ? '\n' : ' ')
    if (!later[name].includes(earlier[name])) joined[name] = earlier[name] + separator + later[name]
  }
  return joined
}

/** Whether nothing is typed in any field. */
export function isEmpty(values: Values): boolean {
  return fieldNames.every((name) => values[name] === '')
}
