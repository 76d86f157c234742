import { createBrowserHistory } from '@tanstack/react-router'

/** Safari throws at more than 100 calls in 30 seconds. At most 80 are made: 40 at once, then one each 750 ms. */
const spanInMilliseconds = 30_000
const shareInMilliseconds = 750

/**
 * The browser's history, for the router. Where a held key changes the points plan too often for the browser,
 * the router has each change at once, and the browser the latest one within a second.
 */
export function createSiteHistory() {
  const pushState = history.pushState.bind(history)
  const replaceState = history.replaceState.bind(history)
  /** A leaky bucket: each call adds its share; full when this is a span ahead of now. */
  let filledTo = 0
  let waiting: Parameters<History['replaceState']> | undefined
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
    const delay = filledTo + shareInMilliseconds - performance.now() - spanInMilliseconds
    if (delay <= 0) writeWaiting()
    else timer ??= setTimeout(writeWaiting, delay)
  }
  history.pushState = (...call) => {
    writeWaiting()
    count()
    pushState(...call)
  }
  // The waiting call belongs to the entry that was left.
  addEventListener('popstate', () => (waiting = undefined))
  addEventListener('visibilitychange', writeWaiting)
  return createBrowserHistory()
}
