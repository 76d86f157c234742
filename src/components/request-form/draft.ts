import { draftKey } from './draft-key.ts'
import { emptyValues, fieldNames, isEmpty } from './values.ts'
import type { Values } from './values.ts'

/* Session storage can be disabled (every access throws), full (writing throws) or hold data of another
   version. The form then works without a draft. */

/** The draft of this tab. Missing fields and those that are not text are empty. */
export function readDraft(): Values {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}')
    const values = { ...emptyValues }
    for (const name of fieldNames) {
      const value: unknown = (stored as Partial<Values> | null)?.[name]
      if (typeof value === 'string') values[name] = value
    }
    return values
  } catch {
    return emptyValues
  }
}

/** Stores the draft, or removes it if the form is empty. Returns whether that worked. */
export function saveDraft(values: Values): boolean {
  try {
    if (isEmpty(values)) sessionStorage.removeItem(draftKey)
    else sessionStorage.setItem(draftKey, JSON.stringify(values))
    return true
  } catch {
    return false
  }
}
