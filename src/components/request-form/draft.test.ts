// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readDraft, saveDraft } from './draft.ts'
import { emptyValues } from './values.ts'

const key = 'request-form-draft'
const typed = { ...emptyValues, firstName: 'Thandi', technicalSpecifications: '"&?\r\n💙 \uD83D שלום' }

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.unstubAllGlobals())

test('a saved draft is read back exactly', () => {
  expect(saveDraft(typed)).toBe(true)
  expect(readDraft()).toEqual(typed)
})

test('the draft is only in session storage', () => {
  saveDraft(typed)
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
])('a broken draft (%s) is read as empty', (broken) => {
  sessionStorage.setItem(key, broken)
  expect(readDraft()).toEqual(emptyValues)
})

test('a draft of another version fills the fields that still exist', () => {
  sessionStorage.setItem(key, '{"firstName":"Thandi","company":"Clinic","email":5}')
  expect(readDraft()).toEqual({ ...emptyValues, firstName: 'Thandi' })
})

test('full storage returns false and keeps the last draft', () => {
  saveDraft(typed)
  const { getItem, removeItem } = sessionStorage
  vi.stubGlobal('sessionStorage', {
    getItem: getItem.bind(sessionStorage),
    removeItem: removeItem.bind(sessionStorage),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(saveDraft({ ...typed, firstName: 'T' })).toBe(false)
  expect(readDraft()).toEqual(typed)
})

test('storage that throws on every access causes no error', () => {
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage')!
  Object.defineProperty(globalThis, 'sessionStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  try {
    expect(saveDraft(typed)).toBe(false)
    expect(readDraft()).toEqual(emptyValues)
  } finally {
    Object.defineProperty(globalThis, 'sessionStorage', descriptor)
  }
})
