/** What need not be asked or said again in this tab. A browser that keeps nothing asks again on the next page. */

/** Notes that a name has been dismissed; for the life of the page where the tab's storage cannot be used. */
export function noteDismissed(name: string) {
  dismissed.add(name)
  try {
    sessionStorage.setItem(keyOf(name), 'yes')
  } catch {}
}

/** Forgets it. */
export function forgetDismissed(name: string) {
  dismissed.delete(name)
  try {
    sessionStorage.removeItem(keyOf(name))
  } catch {}
}

/** Whether it was noted. */
export function isDismissed(name: string): boolean {
  try {
    return dismissed.has(name) || sessionStorage.getItem(keyOf(name)) !== null
  } catch {
    return false
  }
}

/** Noted when the visitor has removed the site from the device: this tab does not keep it again by itself. */
export const removedNote = 'kept-site'

const dismissed = new Set<string>()

const keyOf = (name: string) => `${name}-dismissed`
