/**
 * The last error that nothing caught, or that kept a page from hydrating, for the data panel. It stays in the tab, and
 * nothing is sent. Session storage can be disabled or full; the error is then not recorded.
 */

/** What the panel shows. */
interface RecordedError {
  message: string
  /** Path of the page, without its query, in which a plan can be. */
  page: string
  time: string
}

const storageKey = 'last-error'

/** Longer messages are cut. */
const maxCharacters = 200

/** Records each error from now on. */
export function recordErrors() {
  addEventListener('error', ({ message }) => recordError(message))
  addEventListener('unhandledrejection', ({ reason }) => recordError(reason))
}

/**
 * Records an error in place of the one before: the first line of its message. Text in quotes is left out, because a
 * message can quote what was typed.
 */
export function recordError(reason: unknown) {
  try {
    const [line = ''] = String(reason).split('\n')
    const message = line.replace(/(?<!\w)["'`“].*["'`”](?!\w)/, '…').slice(0, maxCharacters)
    sessionStorage.setItem(storageKey, [location.pathname, new Date().toISOString(), message].join('\n'))
  } catch {}
}

/** The recorded error; undefined if there is none. */
export function recordedError(): RecordedError | undefined {
  try {
    const [page = '', time = '', message = ''] = sessionStorage.getItem(storageKey)!.split('\n')
    return { message, page, time }
  } catch {
    return undefined
  }
}
