/**
 * The one script of the first load, kept tiny: it lets the page paint and load first, then fetches React and wakes the
 * page up. Until then links, menu, popovers and the FAQ work as plain HTML.
 */
import 'virtual:uno.css'
import { markTopOfPage } from '../src/app/top-of-page.ts'
import { whenIdle } from '../src/app/when-idle.ts'
import { captureInstallPrompt } from '../src/pwa/install-prompt.ts'

captureInstallPrompt()
markTopOfPage()
whenPaintedAndIdle(() => {
  // A script that does not arrive leaves the page plain, and everything in it works.
  wakeUp().catch(() => {})
})

/** In two steps, so that a slow phone can answer a tap between running React and running the site. */
async function wakeUp() {
  await import('../src/app/react.ts')
  await nextTask()
  const { hydrate } = await import('../src/app/hydrate.tsx')
  await hydrate(document.getElementById('app')!)
}

function nextTask() {
  return new Promise((resolve) => setTimeout(resolve))
}

/** A small page may have loaded before it is painted, and nothing is to come between. */
function whenPaintedAndIdle(callback: () => void) {
  whenLoaded(() => whenPainted(() => whenIdle(callback)))
}

function whenLoaded(callback: () => void) {
  if (document.readyState === 'complete') callback()
  else addEventListener('load', callback, { once: true })
}

/** In a tab in the background, that is once it comes to the front. */
function whenPainted(callback: () => void) {
  if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return callback()
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    callback()
  }).observe({ type: 'paint', buffered: true })
}
