/**
 * Notes of what the visitor has dismissed in this tab, or removed. Without session storage they last until the page is
 * closed.
 */

/** The notices by name. */
export type NoticeName = 'missing' | 'offline' | 'plain' | 'ready' | 'store' | 'update'

/**
 * What can be noted: that a notice or the offer to install was dismissed, or that the visitor removed the site from the
 * device. Open tabs then do not precache it again unasked.
 */
type NoteName = NoticeName | 'install' | 'removed'

const notes = new Set<NoteName>()

/** Adds a note. */
export function addNote(name: NoteName) {
  notes.add(name)
  try {
    sessionStorage.setItem(keyOf(name), 'yes')
  } catch {}
}

/** Removes a note. */
export function removeNote(name: NoteName) {
  notes.delete(name)
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {}
}

/** Removes whatever this tab has stored: all notes, the form's draft and the last error. */
export function clearTab() {
  notes.clear()
  try {
    sessionStorage.clear()
  } catch {}
}

/** Whether there is a note. */
export function hasNote(name: NoteName): boolean {
  try {
    return notes.has(name) || sessionStorage.getItem(keyOf(name)) !== null
  } catch {
    return false
  }
}

function keyOf(name: NoteName): string {
  return `note-${name}`
}
