import { createBrowserHistory } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'

/**
 * Safari throws at more than 100 calls in 30 seconds. At most 80 times the browser's entry is replaced: 40 times at once, then
 * once each 750 ms. A push counts, and is never held back: it is a tap on a link.
 */
const spanInMilliseconds = 30_000
const shareInMilliseconds = 750

type Call = Parameters<History['replaceState']>

/**
 * The browser's history, for the router. Where a held key changes the points plan too often for the browser,
 * the router has each change at once, and the browser the latest one within a second.
 */
export function createSiteHistory() {
  // The browser's own functions. The router replaces those of `history` itself, to hear of the calls of others, so what it
  // replaces is replaced below. A stand-in, as its option `window`, would need each member that the router reads, now and later.
  const pushInBrowser = history.pushState.bind(history)
  const replaceInBrowser = history.replaceState.bind(history)
  /** A leaky bucket: each call adds its share; full when this is a span ahead of now. */
  let filledTo = 0
  let waiting: Call | undefined
  /** The key that the browser has for the entry of the waiting call. */
  let key: string | undefined
  /** Calls that waited when their entry was left, by that key. */
  const missed = new Map<string | undefined, Call>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function count() {
    filledTo = Math.max(filledTo, performance.now()) + shareInMilliseconds
  }

  function writeWaiting() {
    clearTimeout(timer)
    timer = undefined
    if (!waiting) return
    count()
    replaceInBrowser(...waiting)
    waiting = undefined
  }

  history.replaceState = (...call) => {
    waiting = call
    key = entryKeyOf(history.state)
    const delay = filledTo + shareInMilliseconds - performance.now() - spanInMilliseconds
    if (delay <= 0) writeWaiting()
    else timer ??= setTimeout(writeWaiting, delay)
  }
  history.pushState = (...call) => {
    writeWaiting()
    count()
    pushInBrowser(...call)
  }
  addEventListener('popstate', () => {
    // The browser changes only its present entry, so a waiting call waits until the visitor is back at its own.
    if (waiting) missed.set(key, waiting)
    const here = entryKeyOf(history.state)
    waiting = missed.get(here)
    missed.delete(here)
    writeWaiting()
  })
  addEventListener('visibilitychange', writeWaiting)
  return createBrowserHistory()
}

/** Which entry of the history a location is, as the router counts them. */
export function placeOf({ state: { __TSR_index: place } }: ParsedLocation): number {
  return place
}

/** The key that the router gives to each history entry; undefined for an entry that it has not written. */
export function entryKeyOf(state: ParsedLocation['state'] | null): string | undefined {
  const { __TSR_key: key } = state ?? ({} as ParsedLocation['state'])
  return key
}
