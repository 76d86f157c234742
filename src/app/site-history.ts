import { createBrowserHistory } from '@tanstack/react-router'

/** Safari throws at more than 100 calls in 30 seconds. At most 80 are made: 40 at once, then one each 750 ms. */
const spanInMilliseconds = 30_000
const shareInMilliseconds = 750

type Call = Parameters<History['replaceState']>

/**
 * The browser's history, for the router. Where a held key changes the points plan too often for the browser,
 * the router has each change at once, and the browser the latest one within a second.
 */
export function createSiteHistory() {
  const pushState = history.pushState.bind(history)
  const replaceState = history.replaceState.bind(history)
  /** A leaky bucket: each call adds its share; full when this is a span ahead of now. */
  let filledTo = 0
  let waiting: Call | undefined
  /** The key that the browser has for the entry of the waiting call. */
  let key = ''
  /** Calls that waited when their entry was left, by that key. */
  const missed: Record<string, Call> = {}
  let timer: ReturnType<typeof setTimeout> | undefined

  function count() {
    filledTo = Math.max(filledTo, performance.now()) + shareInMilliseconds
  }

  function writeWaiting() {
    clearTimeout(timer)
    timer = undefined
    if (!waiting) return
    count()
    replaceState(...waiting)
    waiting = undefined
  }

  history.replaceState = (...call) => {
    waiting = call
    key = history.state?.key
    const delay = filledTo + shareInMilliseconds - performance.now() - spanInMilliseconds
    if (delay <= 0) writeWaiting()
    else timer ??= setTimeout(writeWaiting, delay)
  }
  history.pushState = (...call) => {
    writeWaiting()
    count()
    pushState(...call)
  }
  addEventListener('popstate', () => {
    // The browser changes only its present entry, so a waiting call waits until the visitor is back at its own.
    if (waiting) missed[key] = waiting
    waiting = missed[history.state?.key]
    writeWaiting()
  })
  addEventListener('visibilitychange', writeWaiting)
  return createBrowserHistory()
}
