/**
 * Marks of what the visitor has dismissed in this tab, or removed. They end when the tab is closed; where session storage
 * throws, when the page is (e2e/offline/offline.spec.ts, install.spec.ts and removal.spec.ts).
 */

/** The notices by name. */
export type NoticeName = 'missing' | 'offline' | 'plain' | 'ready' | 'store' | 'update'

/**
 * What is marked: that one of two notices or the offer to install was dismissed, or that the visitor removed the site from the
 * device. Open tabs then do not precache it again unasked.
 */
type MarkName = Extract<NoticeName, 'offline' | 'store'> | 'install' | 'removed'

/** The marks of this page, which are all that remain where storage throws. */
const marks = new Set<string>()

/** Keeps a notice, an offer or the removed site from coming back unasked. */
export function addMark(name: MarkName) {
  marks.add(name)
  try {
    sessionStorage.setItem(keyOf(name), 'yes')
  } catch {}
}

/** Lets it come back: its reason has ended, or the visitor has asked for it. */
export function removeMark(name: MarkName) {
  marks.delete(name)
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {}
}

/** Forgets the marks of this page. Those of the tab end with its storage (clear-tab.ts). */
export function forgetMarks() {
  marks.clear()
}

/** Whether the visitor has dismissed or removed it in this tab; where storage throws, since the page was opened. */
export function hasMark(name: MarkName | NoticeName): boolean {
  try {
    return marks.has(name) || sessionStorage.getItem(keyOf(name)) !== null
  } catch {
    return false
  }
}

function keyOf(name: string): string {
  return `mark-${name}`
}
