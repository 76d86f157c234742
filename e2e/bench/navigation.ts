import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { footer } from '../../src/content/navigation.ts'
import { median } from '../support/median.ts'
import { testPhone } from '../support/phones.ts'
import type { RunningSite } from '../support/site.ts'
import { reloadHydrated } from '../support/waits.ts'
import { precached } from '../support/worker.ts'
import { plainAddressOf } from './plain-pages.ts'
import { milliseconds, times } from './rows.ts'
import type { Row } from './rows.ts'

/** The paths of the footer's links in their order, and one more: nine navigations. */
const footerLinks = footer.groups.flatMap(({ links }) => links).filter(({ hash }) => !hash)
const way = [...footerLinks.map(({ to }) => to), '/about']

/**
 * Measures the time from a tap on a link to the second frame with the new heading. The processor is slowed
 * down six times. Returns medians of nine navigations inside the site, with its worker active, and between
 * the plain pages.
 */
export async function measureNavigation(browser: Browser, { origin }: RunningSite): Promise<Row[]> {
  const plainPage = await open(browser, `${origin}${plainAddressOf('/')}`, { serviceWorkers: 'block' })
  const plain = await walk(plainPage, way.map(plainAddressOf))
  const page = await open(browser, origin)
  await precached(page)
  await reloadHydrated(page)
  const own = await walk(page, way)
  return [
    ['Tap on a slow phone, to a move between plain pages', times(own / plain), times(1)],
    ['Tap on a slow phone', milliseconds(own)],
    ['A move between plain pages on it', milliseconds(plain)],
  ]
}

async function open(browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Page> {
  const page = await browser.newPage({ ...testPhone, ...options })
  await page.addInitScript(noteTimes)
  await page.goto(address)
  return page
}

async function walk(page: Page, addresses: readonly string[]): Promise<number> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  const durations: number[] = []
  for (const address of addresses) {
    const link = page.locator(`footer a[href="${address}"]`)
    await link.scrollIntoViewIfNeeded()
    // Imitates a visitor who reads before tapping, and the duration of a touch.
    await page.waitForTimeout(1500)
    await link.dispatchEvent('touchstart')
    await page.waitForTimeout(100)
    await link.click()
    await page.waitForURL(`**${address}`)
    await page.waitForFunction(() => sessionStorage['shownAt'] !== undefined)
    durations.push(await page.evaluate(() => sessionStorage['shownAt'] - sessionStorage['tappedAt']))
  }
  await page.context().close()
  return median(durations)
}

/** Runs in every page: records the time of a tap and of the second frame with a new heading. */
function noteTimes() {
  const heading = () => document.querySelector('main h1')?.textContent
  let frames = 0
  addEventListener(
    'click',
    ({ timeStamp }) => {
      frames = 0
      delete sessionStorage['shownAt']
      Object.assign(sessionStorage, { tappedAt: performance.timeOrigin + timeStamp, former: heading() })
    },
    true,
  )
  const look = () => {
    const isNext = heading() !== undefined && heading() !== sessionStorage['former']
    if (isNext && ++frames === 2) sessionStorage['shownAt'] = performance.timeOrigin + performance.now()
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
