/** Whether the browser has shown the way to the next page itself, as it does where a visitor swipes back. */
let isShownByBrowser = false
if (!import.meta.env.SSR) {
  const note = (event: PopStateEvent) => (isShownByBrowser = event.hasUAVisualTransition)
  // The router listens too, and may be done before a later listener hears of it.
  addEventListener('popstate', note, { capture: true })
}

/**
 * Fades from page to page, unless the visitor prefers stillness or the browser has shown the way itself. A transition that
 * the next tap or a resized window cuts short is not an error.
 *
 * @param update shows the next page
 * @returns once the next page stands
 */
export function startViewTransition(update: () => Promise<void>) {
  const isShown = isShownByBrowser
  isShownByBrowser = false
  const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches
  if (isShown || !('startViewTransition' in document) || prefersStillness()) return update()
  const transition = document.startViewTransition(update)
  transition.ready.catch(() => {})
  transition.finished.catch(() => {})
  return transition.updateCallbackDone
}
