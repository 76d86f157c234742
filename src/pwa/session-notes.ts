/**
 * Notes of what the visitor has dismissed in this tab. Without session storage they last until the page is
 * closed.
 */

/** Notes that a notice or offer was dismissed. */
export function noteDismissed(name: string) {
  dismissed.add(name)
  try {
    sessionStorage.setItem(keyOf(name), 'yes')
  } catch {}
}

/** Removes the note. */
export function forgetDismissed(name: string) {
  dismissed.delete(name)
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {}
}

/** Removes all notes, and whatever else the tab has stored. */
export function forgetAll() {
  dismissed.clear()
  try {
    sessionStorage.clear()
  } catch {}
}

/** Whether the note exists. */
export function isDismissed(name: string): boolean {
  try {
    return dismissed.has(name) || sessionStorage.getItem(keyOf(name)) !== null
  } catch {
    return false
  }
}

/** Noted when the visitor removes the site from the device: open tabs do not precache it again unasked. */
export const removedNote = 'removed'

const dismissed = new Set<string>()

const keyOf = (name: string) => `${name}-dismissed`
