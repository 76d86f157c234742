/**
 * Notes of what the visitor has dismissed in this tab. Without session storage they last until the page is
 * closed.
 */

/** The notices by name. */
export type NoticeName = 'missing' | 'offline' | 'plain' | 'ready' | 'store' | 'update'

/**
 * What can be noted: that a notice or the offer to install was dismissed, or that the visitor removed the site from the
 * device. Open tabs then do not precache it again unasked.
 */
type NoteName = NoticeName | 'install' | 'removed'

/** Notes that a notice or offer was dismissed. */
export function noteDismissed(name: NoteName) {
  dismissed.add(name)
  try {
    sessionStorage.setItem(keyOf(name), 'yes')
  } catch {}
}

/** Removes the note. */
export function forgetDismissed(name: NoteName) {
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
export function isDismissed(name: NoteName): boolean {
  try {
    return dismissed.has(name) || sessionStorage.getItem(keyOf(name)) !== null
  } catch {
    return false
  }
}

const dismissed = new Set<NoteName>()

const keyOf = (name: NoteName) => `${name}-dismissed`
