/** Calls back once the browser has nothing else to do; Safari cannot say when that is, and a later task must do. */
export function whenIdle(callback: () => void) {
  if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: 2000 })
  else setTimeout(callback, 200)
}
