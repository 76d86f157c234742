/* In a module of its own, because the data panel reads it on every page. */

/** The draft's name in session storage. */
export const draftKey = 'request-form-draft'

/** Whether the tab has a draft. */
export function hasDraft(): boolean {
  try {
    return sessionStorage.getItem(draftKey) !== null
  } catch {
    return false
  }
}
