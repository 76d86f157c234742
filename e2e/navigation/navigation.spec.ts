import type { Locator, Page } from '@playwright/test'
import { accountNote, header } from '../../src/content/navigation.ts'
import type { PagePath } from '../../src/content/pages.ts'
import { faq } from '../../src/content/rewards.ts'
import { canonicalFor, titleFor } from '../../src/head/head.ts'
import { chipTo, footerLink, heading, openMenu } from '../support/places.ts'
import { headings } from '../support/site.ts'
import { expect, expectErrors, isMarked, markDocument, test } from '../support/test.ts'
import {
  displayFontIsLoaded,
  holdHydration,
  hydrated,
  openHydrated,
  reloadHydrated,
} from '../support/waits.ts'

/** Navigation inside the site. The content after a navigation is tested in rendering/hydration.spec.ts. */

async function expectPage(page: Page, path: PagePath) {
  await expect(page).toHaveURL(path)
  await expect(heading(page)).toHaveText(headings[path])
  await expect(page).toHaveTitle(titleFor(path))
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', canonicalFor(path))
}

/** Scrolls, and resolves with the position after the router has had a frame to store it. */
async function scrollDown(page: Page, pixels: number) {
  await page.evaluate(async (top) => {
    scrollTo(0, top)
    await new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }))
  }, pixels)
  await expectPlace(page, pixels)
}

async function expectPlace(page: Page, pixels: number) {
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(pixels)
}

/** The next stop of Tab comes after a place. */
async function expectTabGoesOnFrom(page: Page, place: Locator) {
  await page.keyboard.press('Tab')
  const isNext = (element: Element) =>
    element.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING
  expect(await place.evaluate(isNext)).toBeGreaterThan(0)
}

declare global {
  interface Window {
    /** Number of pages that painted their hero first. */
    deferred: number
  }
}

/** Runs in the page before everything else. */
function countDeferred() {
  window.deferred = 0
  new MutationObserver((changes) => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes])
    const isDeferred = (node: Node) =>
      node instanceof Element && node.matches('[data-to-come], :has([data-to-come])')
    if (added.some(isDeferred)) window.deferred += 1
  }).observe(document, { childList: true, subtree: true })
}

test('Back and Forward restore page, title and position, also from before hydration', async ({ page }) => {
  await page.addInitScript(countDeferred)
  const release = await holdHydration(page)
  await page.goto('/rewards')
  await scrollDown(page, 400)
  release()
  await hydrated(page)
  await expectPlace(page, 400)
  await markDocument(page)

  await footerLink(page, '/careers').scrollIntoViewIfNeeded()
  const footerPlace = await page.evaluate(() => scrollY)
  expect(footerPlace).toBeGreaterThan(3000)
  await footerLink(page, '/careers').click()
  await expectPage(page, '/careers')
  await expectPlace(page, 0)
  // The hero was painted first, and the other sections have followed.
  expect(await page.evaluate(() => window.deferred)).toBe(1)
  await expect(page.locator('[data-to-come]')).toHaveCount(0)
  await scrollDown(page, 2500)

  await page.goBack()
  await expectPage(page, '/rewards')
  await expectPlace(page, footerPlace)
  await page.goForward()
  await expectPage(page, '/careers')
  await expectPlace(page, 2500)
  await page.goBack()
  await expectPage(page, '/rewards')
  await expectPlace(page, footerPlace)
  expect(await page.evaluate(() => window.deferred)).toBe(1)
  expect(await isMarked(page)).toBe(true)
})

test('no tap before hydration is lost, and links work', async ({ page }) => {
  const release = await holdHydration(page)
  await page.goto('/rewards')
  const [{ question, answer }] = faq.items
  await page.getByText(question, { exact: true }).tap()
  await openMenu(page)
  await page.getByRole('button', { name: header.signInLabel }).tap()
  const note = page.getByRole('dialog', { name: accountNote.title })
  await expect(note).toBeVisible()
  // The rest of the page is not inert yet.
  await expect(note).toHaveAttribute('aria-modal', 'false')
  release()
  await hydrated(page)
  await expect(note).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
  await expect(page.getByText(answer[0], { exact: true })).toBeVisible()

  const releaseNext = await holdHydration(page)
  await page.goto('/about')
  await footerLink(page, '/careers').tap()
  await expectPage(page, '/careers')
  releaseNext()
  await hydrated(page)
})

const linksToPlaces = {
  'a chip': ['/rewards', 'nav a[href="#points"]', '/rewards#points'],
  'a link to the same page': ['/chatbot', 'main a[href="/chatbot#samples"]', '/chatbot#samples'],
  'a link to another page': ['/rewards', 'main a[href="/chatbot#join"]', '/chatbot#join'],
  'a link to a legal document': ['/legal', 'footer a[href="/legal#cookies"]', '/legal#cookies'],
  'the skip link': ['/rewards', '[href="#main"]', '/rewards#main'],
} as const

for (const [kind, [path, selector, address]] of Object.entries(linksToPlaces)) {
  test(`${kind} takes the focus along; Back, Forward and reload restore the position`, async ({ page }) => {
    const scrollPlace = () => page.evaluate(() => scrollY)
    await openHydrated(page, path)
    await displayFontIsLoaded(page)
    await page.locator(selector).focus()
    const start = await scrollPlace()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(address)
    const target = page.locator(address.replace(/.*#/, '#'))
    const focused = target.or(target.getByRole('heading')).and(page.locator(':focus'))
    await expect(focused).toHaveCSS('outline-style', 'none')
    const reached = await scrollPlace()
    await expectTabGoesOnFrom(page, target)

    await scrollDown(page, reached + 411)
    // A click by hand would scroll to the link first.
    await footerLink(page, '/careers').dispatchEvent('click')
    await expectPage(page, '/careers')
    await page.goBack()
    await expect(page).toHaveURL(address)
    await expectPlace(page, reached + 411)
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expectPlace(page, start)
    await page.goForward()
    await expect(page).toHaveURL(address)
    await expectPlace(page, reached + 411)
    await page.reload()
    await hydrated(page)
    // The browser restores it in the fallback font, in which a heading above may be higher or lower.
    await expect.poll(async () => Math.abs((await scrollPlace()) - reached - 411)).toBeLessThan(30)
  })
}

test('Tab continues at a place opened directly or twice; Back restores the focus', async ({ page }) => {
  await openHydrated(page, '/rewards#points')
  const chip = chipTo(page, 'tiers')
  const tiers = page.locator('#tiers').getByRole('heading').first()
  await page.keyboard.press('Tab')
  expect(await page.locator('#points').evaluate((place) => place.contains(document.activeElement))).toBe(true)

  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(tiers).toBeFocused()
  const place = await page.evaluate(() => scrollY)
  await scrollDown(page, place + 400)
  await chip.focus()
  await page.keyboard.press('Enter')
  await expect(tiers).toBeFocused()
  await expectPlace(page, place)
  await page.goBack()
  await expect(page).toHaveURL('/rewards#points')
  await expect(chip).toBeFocused()
})

test('Back and Forward from another page restore the focus where one reads', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const link = page.locator('main a[href="/chatbot#join"]').last()
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/chatbot#join')
  await page.goBack()
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport()
  await expectTabGoesOnFrom(page, link)
  await page.goForward()
  await expect(page.locator('#join').getByRole('heading').first()).toBeFocused()
})

test('fault 28: rapid clicks, Back and Forward end on the page in the address', async ({ page }) => {
  await openHydrated(page, '/')
  await page.evaluate(async () => {
    for (const path of ['/about', '/careers', '/contact', '/about', '/careers']) {
      document.querySelector<HTMLAnchorElement>(`footer a[href="${path}"]`)?.click()
      await new Promise(requestAnimationFrame)
    }
    history.back()
    history.back()
    history.forward()
  })

  const names: Readonly<Record<string, string>> = headings
  await expect
    .poll(async () => names[new URL(page.url()).pathname] === (await heading(page).textContent()))
    .toBe(true)
  await footerLink(page, '/contact').click()
  await expectPage(page, '/contact')
})

test('fault 28: Back and Forward during hydration end on what the address names', async ({ page }) => {
  // The site replaces this function when it creates the router, and hydrates the page afterwards.
  await page.addInitScript(() => {
    let current = history.replaceState
    Object.defineProperty(history, 'replaceState', {
      get: () => current,
      set(next: History['replaceState']) {
        if (current === History.prototype.replaceState && sessionStorage.getItem('goes')) history.forward()
        current = next
      },
    })
  })
  await openHydrated(page, '/legal')
  await page.evaluate(() => location.assign('#privacy'))
  await expect(page).toHaveTitle(/^Privacy Policy/)
  await page.goBack()
  await page.evaluate(() => sessionStorage.setItem('goes', 'forward'))
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 8 })
  await reloadHydrated(page)
  await expect(page).toHaveURL('/legal#privacy')
  await expect(page).toHaveTitle(/^Privacy Policy/)
})

test('fault 31: an extension that has changed the page does not leave it blank', async ({ page, errors }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('main h1')?.append(document.createElement('b'))
      document.querySelector('main')?.prepend(document.createElement('aside'))
      document.body.append(document.createElement('div'))
    })
  })
  await openHydrated(page, '/rewards')

  await expect(heading(page)).toHaveText(headings['/rewards'])
  await footerLink(page, '/careers').click()
  await expectPage(page, '/careers')
  // The HTML is not what React expects.
  await expectErrors(errors, /React error #418/)
})
