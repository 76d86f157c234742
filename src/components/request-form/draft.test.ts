// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { readDraft, saveDraft } from './draft.ts'
import { emptyValues } from './values.ts'

const key = 'request-form-draft'
const typed = { ...emptyValues, firstName: 'Thandi', technicalSpecifications: '"&?\r\n💙 \uD83D שלום' }

beforeEach(() => sessionStorage.clear())

test('a saved draft is read back exactly, and is in session storage only', () => {
  expect(saveDraft(typed)).toBe(true)
  expect(readDraft()).toEqual(typed)
  expect(Object.keys(sessionStorage)).toEqual([key])
  expect(localStorage).toHaveLength(0)
})

test('an empty form stores no draft', () => {
  saveDraft(typed)
  saveDraft(emptyValues)
  expect(sessionStorage).toHaveLength(0)
})

test.for([
  '{"firstName":',
  'null',
  '7',
  '"text"',
  '[]',
  '',
  '{"firstName":{"a":1},"email":null,"__proto__":{"lastName":"x"}}',
])('fault 21: a broken draft (%s) is read as empty', (broken) => {
  sessionStorage.setItem(key, broken)
  expect(readDraft()).toEqual(emptyValues)
})

test('a draft of another version fills the fields that still exist', () => {
  sessionStorage.setItem(key, '{"firstName":"Thandi","company":"Clinic","email":5}')
  expect(readDraft()).toEqual({ ...emptyValues, firstName: 'Thandi' })
})
