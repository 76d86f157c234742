/**
 * The last error that nothing caught, or that kept a page from hydrating, for the data panel. It stays in the tab, and
 * nothing is sent. Session storage can be disabled or full; the error is then not noted.
 */

/** What the panel shows. */
interface NotedError {
  message: string
  /** Path of the page, without its query, in which a plan can be. */
  page: string
  time: string
}

const storageKey = 'last-error'

/** Longer messages are cut. */
const maxCharacters = 200

/** Notes each error from now on. */
export function noteErrors() {
  addEventListener('error', ({ message }) => note(message))
  addEventListener('unhandledrejection', ({ reason }) => note(reason))
}

/** Notes one line for each value. Text in quotes is left out, because a message can quote what was typed. */
export function note(reason: unknown) {
  try {
    const [line = ''] = String(reason).split('\n')
    const message = line.replace(/(?<!\w)["'`“].*["'`”](?!\w)/, '…').slice(0, maxCharacters)
    sessionStorage.setItem(storageKey, [location.pathname, new Date().toISOString(), message].join('\n'))
  } catch {}
}

/** The noted error; undefined if there is none. */
export function notedError(): NotedError | undefined {
  try {
    const [page = '', time = '', message = ''] = sessionStorage.getItem(storageKey)!.split('\n')
    return { message, page, time }
  } catch {
    return undefined
  }
}
