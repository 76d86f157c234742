import { openPanel, panel } from '../support/data-panel.ts'
import { inOwnBrowser, leaveAndComeBack, withCache } from '../support/own-browser.ts'
import { openMenu, siteMenu } from '../support/places.ts'
import { paths } from '../support/site.ts'
import { expect, isMarked, markDocument, test } from '../support/test.ts'
import { openHydrated } from '../support/waits.ts'
import { visit } from '../support/worker.ts'

/** Pages are eligible for the back/forward cache; Chromium reports the reason if one is not. */

const restored = { isRestored: true, reasons: null }

test('Back restores every page from the back/forward cache', { tag: '@sweep' }, async ({ site }) => {
  await inOwnBrowser(withCache, async (page) => {
    for (const path of paths) {
      await openHydrated(page, site.origin + path)
      expect.soft(await leaveAndComeBack(page, site.origin), path).toEqual(restored)
    }
  })
})

test('fault 29: after the back/forward cache, the menu is closed, the header right', async ({ site }) => {
  await inOwnBrowser({ ...withCache, parameters: ['--window-size=500,800'] }, async (page) => {
    await openHydrated(page, `${site.origin}/rewards`)
    await page.evaluate(() => scrollTo(0, 400))
    await openMenu(page)
    expect(await leaveAndComeBack(page, site.origin)).toEqual(restored)

    await expect(siteMenu(page)).toBeHidden()
    await expect(page.locator('[inert]')).toHaveCount(0)
    expect(await page.evaluate(() => scrollY)).toBe(400)
    const ground = () =>
      page.locator('header').evaluate((element) => getComputedStyle(element, '::before').visibility)
    expect(await ground()).toBe('visible')
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(ground).toBe('hidden')
  })
})

test('fault 29: after the back/forward cache, a dialog is closed, and opens again', async ({ site }) => {
  await inOwnBrowser(withCache, async (page) => {
    // Firefox drops the event of a dialog that closes while the page is being stored.
    await page.addInitScript(() => {
      const { close } = HTMLDialogElement.prototype
      function closeSilently(this: HTMLDialogElement) {
        addEventListener('close', (event) => event.stopImmediatePropagation(), { capture: true, once: true })
        close.call(this)
      }
      addEventListener('pagehide', () => (HTMLDialogElement.prototype.close = closeSilently))
      addEventListener('pageshow', () => (HTMLDialogElement.prototype.close = close))
    })
    await openHydrated(page, `${site.origin}/about`)
    await openPanel(page)
    expect(await leaveAndComeBack(page, site.origin)).toEqual(restored)

    await expect(panel(page)).toBeHidden()
    await openPanel(page)
  })
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('restored after an update in another tab, the page loads the new version', async ({ page }) => {
    await visit(page, '/about')
    await markDocument(page)
    // Chromium restores no page after an update. Firefox does, with the new worker.
    const restore = () =>
      page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await restore()
    expect(await isMarked(page)).toBe(true)
    await page.evaluate(() => Object.defineProperty(navigator.serviceWorker, 'controller', { value: {} }))
    await restore()
    await expect.poll(() => isMarked(page).catch(() => true)).toBe(false)
  })
})
