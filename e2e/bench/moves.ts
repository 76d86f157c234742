import { chromium } from '@playwright/test'
import { chromiumArguments, chromiumPath } from '../../setup/chromium.ts'
import { startFaultySite } from '../support/faulty-site.ts'
import { paths } from '../support/site.ts'
import { hydrated } from '../support/test.ts'
import { kept } from '../support/worker.ts'

/** What moving inside the site is like once the worker has it. */
export interface Moves {
  /** Most frames from a tap until the next page is there to be painted, over all eleven pages. */
  frames: number
  /** Requests that reached the host. */
  requests: number
}

/** Taps the way through all eleven pages and counts. */
export async function measureMoves(): Promise<Moves> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...chromiumArguments] })
  const site = await startFaultySite()
  try {
    const page = await browser.newPage({ baseURL: site.origin, reducedMotion: 'reduce' })
    page.setDefaultTimeout(30_000)
    await page.goto('/')
    await kept(page)
    await page.reload()
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    site.log.length = 0
    let frames = 0
    for (const path of [...paths.slice(1), '/']) {
      // On a phone some of them wait in the menu.
      const link = page.locator(`:is(header, footer) a:is([href="${path}"], [href^="${path}#"])`).first()
      // Whoever taps has put the finger down before.
      await link.dispatchEvent('touchstart')
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
      frames = Math.max(frames, await link.evaluate(framesUntilNextPage))
    }
    return { frames, requests: site.log.length }
  } finally {
    await browser.close()
    await site.close()
  }
}

/** Runs in the page: follows a link and counts the frames until another heading stands in `main`. */
function framesUntilNextPage(link: HTMLElement | SVGElement): Promise<number> {
  const before = document.querySelector('main h1')
  return new Promise((resolve) => {
    let frames = 0
    const look = () => {
      frames += 1
      if (document.querySelector('main h1') !== before) resolve(frames)
      else requestAnimationFrame(look)
    }
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, composed: true }))
    requestAnimationFrame(look)
  })
}
