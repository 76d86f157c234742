import type { RequestFormContent } from '../../content/types.ts'

export type FieldName = keyof RequestFormContent['fields']

/** What stands in the fields, exactly as typed. */
export type Values = Record<FieldName, string>

export const emptyValues: Values = {
  firstName: '',
  lastName: '',
  email: '',
  systemRequirements: '',
  technicalSpecifications: '',
}

/** The fields in the order in which the form shows them. */
export const fieldNames = Object.keys(emptyValues) as FieldName[]

/** The text of one field; the page holds it, so nothing typed before the script arrived is lost. */
export function controlOf(form: HTMLFormElement, name: FieldName): HTMLInputElement | HTMLTextAreaElement {
  return form.elements.namedItem(name) as HTMLInputElement | HTMLTextAreaElement
}

export function readValues(form: HTMLFormElement): Values {
  const values = { ...emptyValues }
  for (const name of fieldNames) values[name] = controlOf(form, name).value
  return values
}

/** Puts text only where there is none, so that it never replaces what somebody is typing. */
export function fillEmptyFields(form: HTMLFormElement, values: Values) {
  for (const name of fieldNames) {
    const control = controlOf(form, name)
    if (control.value === '') control.value = values[name]
  }
}

export function emptyFields(form: HTMLFormElement) {
  for (const name of fieldNames) controlOf(form, name).value = ''
}

export function isEmpty(values: Values): boolean {
  return fieldNames.every((name) => values[name] === '')
}
