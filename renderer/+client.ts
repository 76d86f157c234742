/**
 * The one script of the first load, kept tiny: it lets the page paint and load first, then fetches React and wakes the
 * page up. Until then links, menu, popovers and the FAQ work as plain HTML.
 */
import 'virtual:uno.css'
import { markTopOfPage } from '../src/app/top-of-page.ts'
import { captureInstallPrompt } from '../src/pwa/install-prompt.ts'

captureInstallPrompt()
markTopOfPage()
whenLoaded(() => {
  // A script that does not arrive leaves the page plain, and everything in it works.
  wakeUp().catch(() => {})
})

async function wakeUp() {
  const { hydrate } = await import('../src/app/hydrate.tsx')
  await hydrate(document.getElementById('app')!)
}

function whenLoaded(callback: () => void) {
  if (document.readyState === 'complete') callback()
  else addEventListener('load', callback, { once: true })
}
