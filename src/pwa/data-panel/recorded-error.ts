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
  addEventListener('error', ({ message, filename, lineno, colno }) =>
    recordError(message, `${filename}:${lineno}:${colno}`),
  )
  addEventListener('unhandledrejection', ({ reason }) => recordError(reason))
}

/**
 * Records an error in place of the one before: the first line of its message, with file, line and column. Text in quotes is
 * left out, because a message can quote what was typed. What Safari quotes after "evaluating" is code, and stays.
 *
 * @param stack places in scripts, the innermost first
 */
export function recordError(reason: unknown, stack = (reason as Partial<Error> | null)?.stack) {
  try {
    const [line = ''] = String(reason).split('\n')
    const message = line.replace(/(?<!\w|\(evaluating )["'`“].*["'`”](?!\w)/, '…').slice(0, maxCharacters)
    // "at name (https://host/file.js:1:2)" in Chromium, "name@https://host/file.js:1:2" in Firefox and Safari.
    const place = /:\/\/[^/]+(\/[^\s?#]*)\S*?(:\d+:\d+)\)?$/m.exec(stack ?? '')
    sessionStorage.setItem(
      storageKey,
      [
        location.pathname,
        new Date().toISOString(),
        place ? `${message} (${place[1]}${place[2]})` : message,
      ].join('\n'),
    )
  } catch {}
}

/** The recorded error; undefined if there is none. */
export function recordedError(): RecordedError | undefined {
  try {
    // Where no error is recorded, null has no `split`.
    const [page = '', time = '', message = ''] = sessionStorage.getItem(storageKey)!.split('\n')
    return { message, page, time }
  } catch {
    return undefined
  }
}
