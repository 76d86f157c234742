/**
 * The first script, kept tiny: it comes once the page has loaded and been painted (later.ts), then fetches React and wakes
 * the page up. Until then links, menu, popovers and the FAQ work as plain HTML.
 */
import 'virtual:uno.css'
import { markTopOfPage } from '../src/app/top-of-page.ts'
import { nextTask, whenIdle } from '../src/app/when-idle.ts'
import { captureInstallPrompt } from '../src/pwa/install-prompt.ts'

captureInstallPrompt()
markTopOfPage()
whenIdle(() => {
  // A script that does not arrive leaves the page plain, and everything in it works.
  wakeUp().catch(() => {})
})

/** In steps, so that a slow phone can answer a tap between running React, running the site and waking the page up. */
async function wakeUp() {
  await import('../src/app/react.ts')
  await nextTask()
  const { hydrate } = await import('../src/app/hydrate.tsx')
  await nextTask()
  await hydrate(document.getElementById('app')!)
}
