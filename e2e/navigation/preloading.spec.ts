import type { Page } from '@playwright/test'
import type { PagePath } from '../../src/content/pages.ts'
import { footerLink, heading } from '../support/places.ts'
import { headings, pageScript, paths, scriptNamed } from '../support/site.ts'
import { expect, isMarked, markDocument, pretendConnection, savingData, test } from '../support/test.ts'
import { hydrated, openHydrated, reloadHydrated } from '../support/waits.ts'
import { visit } from '../support/worker.ts'

/**
 * Scripts of pages are fetched before their links are followed. A touch on a link is enough. Once the worker
 * controls the page, so is a visible link.
 */

/** Collects requests for pages and their scripts from now on. */
function listenToPages(page: Page): string[] {
  const pageFiles = new Set<string>([...paths, ...paths.map(pageScript)])
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pageFiles.has(pathname)) asked.push(pathname)
  })
  return asked
}

/** The scripts of all pages with a link in or near the viewport. */
async function scriptsInView(page: Page): Promise<string[]> {
  const addresses = await page.locator('a[href^="/"]').evaluateAll((links) =>
    (links as HTMLAnchorElement[])
      .filter((link) => link.checkVisibility())
      .filter((link) => {
        const { top, bottom } = link.getBoundingClientRect()
        return bottom > -100 && top < innerHeight + 100
      })
      .map(({ pathname }) => pathname),
  )
  return addresses.map((path) => pageScript(path as PagePath))
}

/** Scrolls the footer's links into view. Resolves after the router's observer has run. */
async function showFooter(page: Page) {
  await footerLink(page, '/careers').evaluate(
    (link) =>
      new Promise((resolve) => {
        link.scrollIntoView()
        new IntersectionObserver(([entry]) => entry?.isIntersecting && setTimeout(resolve)).observe(link)
      }),
  )
}

test('after the paint all scripts of a page are requested at once', async ({ page }) => {
  const asked: string[] = []
  const arrival = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    asked.push(new URL(route.request().url()).pathname)
    await arrival.promise
    await route.continue()
  })
  await page.goto('/rewards')
  const script = await page.locator('body > script').textContent()
  const scripts = script!.match(/[^`]+\.js(?=`)/g)!
  expect(scripts).toContain(pageScript('/rewards'))
  await expect.poll(() => asked.toSorted()).toEqual(scripts.toSorted())
  const beforeArrival = [...asked]
  arrival.resolve()
  await hydrated(page)
  expect(asked).toEqual(beforeArrival)
})

test('a preloaded script that fails once is asked for again, and the page is hydrated', async ({ page }) => {
  const failing = [scriptNamed('shared'), pageScript('/about')]
  const asked: string[] = []
  await page.route('**/*.js', async (route) => {
    const path = new URL(route.request().url()).pathname
    const isFirst = !asked.includes(path)
    asked.push(path)
    await (isFirst && failing.includes(path) ? route.abort() : route.continue())
  })
  await openHydrated(page, '/about')
  for (const path of failing) expect(asked.filter((one) => one === path)).toHaveLength(2)
})

test('without a worker a touch on a link fetches its script', async ({ page }) => {
  await openHydrated(page, '/')
  await markDocument(page)
  const asked = listenToPages(page)
  await showFooter(page)
  await footerLink(page, '/contact').dispatchEvent('touchstart')
  await expect.poll(() => asked).toEqual([pageScript('/contact')])
  await footerLink(page, '/contact').tap()

  await expect(heading(page)).toHaveText(headings['/contact'])
  expect(asked).toEqual([pageScript('/contact')])
  expect(await isMarked(page)).toBe(true)
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('visible links fetch their scripts once and no documents, other links nothing', async ({ page }) => {
    await visit(page, '/about')
    const asked = listenToPages(page)
    await reloadHydrated(page)
    const own = ['/about', pageScript('/about')]
    const atTop = await scriptsInView(page)
    expect(own.concat(atTop)).toEqual(expect.arrayContaining(asked))
    await showFooter(page)

    await expect.poll(() => asked).toEqual(expect.arrayContaining(await scriptsInView(page)))
    expect(asked.filter((path) => !path.endsWith('.js'))).toEqual(['/about'])
    expect(asked).toEqual([...new Set(asked)])
    expect(asked.length).toBeGreaterThan(own.length + atTop.length)
  })

  test('with data saving, visible links fetch nothing', async ({ page }) => {
    await visit(page, '/about')
    await pretendConnection(page, savingData)
    await reloadHydrated(page)
    const asked = listenToPages(page)
    await showFooter(page)
    await footerLink(page, '/contact').dispatchEvent('touchstart')

    await expect.poll(() => asked).toEqual([pageScript('/contact')])
  })
})
