import { emptyValues, fieldNames, isEmpty } from './values.ts'
import type { Values } from './values.ts'

const storageKey = 'request-form-draft'

/*
 * Session storage may be switched off (every access throws), full (writing throws) or hold what another version wrote.
 * None of that is the visitor's business: the form goes on without its draft.
 */

/** What was kept in this tab; fields that are missing or not text come back empty. */
export function readDraft(): Values {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}')
    const values = { ...emptyValues }
    for (const name of fieldNames) {
      const value: unknown = (kept as Partial<Values> | null)?.[name]
      if (typeof value === 'string') values[name] = value
    }
    return values
  } catch {
    return emptyValues
  }
}

/** Keeps the draft in place of the last one; of an empty form nothing is kept. Returns whether that worked. */
export function saveDraft(values: Values): boolean {
  try {
    if (isEmpty(values)) sessionStorage.removeItem(storageKey)
    else sessionStorage.setItem(storageKey, JSON.stringify(values))
    return true
  } catch {
    return false
  }
}
