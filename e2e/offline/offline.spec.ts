import type { Locator, Page } from '@playwright/test'
import { siteBundle } from '../../src/addresses.ts'
import { closeLabel } from '../../src/content/labels.ts'
import { footer } from '../../src/content/navigation.ts'
import { offlineNotice, readyNotice, storeOffer, updatePrompt } from '../../src/content/notices.ts'
import { isPagePath } from '../../src/content/pages.ts'
import { isInSiteBundle } from '../../src/pwa/site-bundle.ts'
import { copyBuild, listOf } from '../support/builds.ts'
import { pathsIn } from '../support/faulty-site.ts'
import type { FaultySite } from '../support/faulty-site.ts'
import { expectOffline, followFooter, footerLink, heading } from '../support/places.ts'
import { builtSite, headings, pageScript, paths } from '../support/site.ts'
import { expect, isMarked, markDocument, pretendConnection, savingData, test } from '../support/test.ts'
import { displayFontIsLoaded, holdFile, hydrated, idle, openHydrated } from '../support/waits.ts'
import { precached, precachedAddresses, versionsOf, visit } from '../support/worker.ts'

/**
 * After one visit the site works offline. Spellings of addresses are tested in server/addresses.spec.ts, faults in
 * faults/.
 */

test.use({ serviceWorkers: 'allow' })

declare global {
  interface Window {
    /** What the notices have said. */
    said: string[]
  }
}

/** Deploys a build with one changed page, and makes the browser check for it. */
async function deployNextVersion(page: Page, site: FaultySite) {
  const build = await copyBuild('next', { marked: ['/about'] })
  site.deploy(build.directory)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  return build
}

function button(page: Page, name: string) {
  return page.getByRole('status').getByRole('button', { name, exact: true })
}

/** The download size that the consent notice shows, in kilobytes. */
async function offeredKilobytes(site: FaultySite): Promise<number> {
  const { kilobytes } = (await (await fetch(`${site.origin}/offline.json`)).json()) as { kilobytes: number }
  return kilobytes
}

test('offline, every page is whole, also in the tab of the first visit', async ({ page, context, site }) => {
  await visit(page, '/')
  // The HTTP cache would hide a file that the worker lacks.
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
  await site.cut()
  await markDocument(page)
  const links = footer.groups.flatMap((group) => group.links).filter(({ hash }) => !hash)
  for (const { to: path } of links) {
    await footerLink(page, path).click()
    await expect(heading(page)).toHaveText(headings[path])
  }
  expect(await isMarked(page), 'a link loaded a document, as after a missing file').toBe(true)
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname))

  let pictures = 0
  for (const path of paths) {
    const response = await page.goto(path)
    expect(response?.status(), `${path} is in the precache list (renderer/files/precache.ts)`).toBe(200)
    await hydrated(page)
    pictures += await page.locator('img').evaluateAll(async (images) => {
      for (const image of images as HTMLImageElement[]) {
        image.loading = 'eager'
        await image.decode()
      }
      return images.length
    })
    await displayFontIsLoaded(page)
  }
  expect(pictures).toBeGreaterThan(0)
  // Only the browser reads the manifest, to check for a new name or icon.
  expect(failed.filter((path) => path !== '/manifest.webmanifest')).toEqual([])
})

test('the worker starts last, fetches each file once, and the announced size', async ({ page, site }) => {
  const release = await holdFile(page, '/assets/static/after-paint.*')
  await openHydrated(page, '/rewards')
  await idle(page)
  expect(site.log.map(({ path }) => path)).not.toContain('/sw.js')
  release()
  await precached(page)
  const log = [...site.log]
  const start = log.findIndex(({ path }) => path === '/sw.js')
  const before = log.slice(0, start)
  const install = log.slice(start + 1)
  expect(before.filter(({ path }) => path.endsWith('.js')).length).toBeGreaterThan(3)
  expect(before.map(({ path }) => path)).toContain(pageScript('/rewards'))
  expect(before.map(({ path }) => path)).toContainEqual(expect.stringContaining('after-paint'))

  expect(log[start]?.cameAlone).toBe(true)
  expect(install.filter(({ cameAlone }) => !cameAlone)).toEqual([])
  const downloads = log.filter(({ status }) => status < 400).map(({ path }) => path)
  expect(downloads.toSorted()).toEqual([...new Set(downloads)].toSorted())
  // The bundle contains all pages, the open one included.
  expect(install[0]?.path).toBe(siteBundle)
  expect(install.filter(({ path }) => isInSiteBundle(path) && path !== siteBundle)).toEqual([])

  const addresses = await precachedAddresses(page)
  const listed = listOf(builtSite).map(({ url }) => url)
  expect(addresses.toSorted()).toEqual(listed.toSorted())
  const files = log.filter(({ path, status }) => status === 200 && [siteBundle, ...addresses].includes(path))
  const alone = files.filter(({ path }) => path === siteBundle || !isInSiteBundle(path))
  const kilobytes = alone.reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  const offered = await offeredKilobytes(site)
  expect(kilobytes).toBeLessThanOrEqual(offered)
  expect(kilobytes).toBeGreaterThan(offered - 15)
})

test('fault 2: a page that the bundle lacks or has otherwise is fetched alone', async ({ page, site }) => {
  const texts = (await (await fetch(site.origin + siteBundle)).json()) as Record<string, string>
  const { '/about': about, ...others } = texts
  expect(about).toBeTruthy()
  const mixed = { ...others, '/careers': texts['/careers']!.replace('</main>', '<p></p></main>') }
  site.fail(siteBundle, (_, response) => response.end(JSON.stringify(mixed)))
  await visit(page, '/')
  expect(
    pathsIn(site).filter(isPagePath).toSorted(),
    'the worker stored a page of the bundle without checking its content',
  ).toEqual(['/', '/about', '/careers'])
  expect((await precachedAddresses(page)).filter(isPagePath).toSorted()).toEqual(paths.toSorted())
})

test('without the bundle, each file is fetched separately', async ({ page, site }) => {
  site.fail(siteBundle, (_, response) => response.writeHead(404).end())
  await visit(page, '/')
  await expectOffline(page, site)
})

test('where data is expensive, precaching needs consent; a refusal lasts', async ({ page, site }) => {
  const text = storeOffer.text.replace('{kilobytes}', String(await offeredKilobytes(site)))
  await pretendConnection(page, savingData)
  await page.goto('/')
  await button(page, storeOffer.dismissLabel).click()
  await openHydrated(page, '/about')
  await expect(page.locator('[data-notice]')).toHaveCount(0)
  await page.evaluate(() => sessionStorage.clear())
  await page.goto('/')
  await expect(page.getByText(text)).toBeVisible()
  expect(pathsIn(site)).not.toContain('/sw.js')

  await button(page, storeOffer.acceptLabel).click()
  await expect(page.getByText(readyNotice.text)).toBeVisible()
  await expectOffline(page, site)
})

test('each notice is announced once and remains while it is true', async ({ page, context }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      window.said = []
      new MutationObserver((changes) => {
        for (const change of changes)
          for (const node of change.addedNodes) window.said.push(node.firstChild?.textContent ?? '')
      }).observe(document.querySelector('[role="status"]#notices')!, { childList: true, subtree: true })
    })
  })
  const notices = page.locator('[data-notice]')
  await visit(page, '/')
  await expect(page.getByRole('status').getByText(readyNotice.text)).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByRole('status').getByText(offlineNotice.text)).toBeVisible()
  await expect(notices).toHaveCount(1)
  expect(await page.evaluate(() => window.said)).toEqual([readyNotice.text, offlineNotice.text])
  await context.setOffline(false)
  await expect(notices).toHaveCount(0)
})

test('the notice that the site opens without data goes with the page', async ({ page }) => {
  await visit(page, '/')
  await expect(page.getByText(readyNotice.text)).toBeVisible()
  await page.locator('main a[href="/careers"], footer a[href="/careers"]').first().click()
  await expect(heading(page)).toHaveText(headings['/careers'])
  await expect(page.locator('[data-notice]')).toHaveCount(0)
})

test('a notice that goes gives the focus back to where one reads, in sight', async ({ page, context }) => {
  // A window so low that notices stand at the end of the page.
  await page.setViewportSize({ width: 320, height: 256 })
  await visit(page, '/about')
  const link = page.getByRole('main').getByRole('link').first()
  const close = page.getByRole('status').getByRole('button', { name: closeLabel })
  await link.focus()
  await close.focus()
  await expect(close).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport({ ratio: 1 })

  await context.setOffline(true)
  await expect(page.getByText(offlineNotice.text)).toBeVisible()
  await page.getByRole('status').getByRole('button', { name: closeLabel }).focus()
  await context.setOffline(false)
  await expect(page.getByText(offlineNotice.text)).toHaveCount(0)
  await expect(link).toBeFocused()
  await expect(link).toBeInViewport({ ratio: 1 })

  await page.setViewportSize({ width: 360, height: 740 })
  await context.setOffline(true)
  await page.evaluate(() => scrollTo(0, 2000))
  await close.tap()
  await expect(link, 'a tap does not scroll').not.toBeInViewport()
})

test('content under a notice can be scrolled into view', async ({ page, context }) => {
  const edgeOf = (place: Locator, side: 'top' | 'bottom') =>
    place.evaluate((element, name) => element.getBoundingClientRect()[name], side)
  await visit(page, '/')
  const notice = page.locator('[data-notice]')
  await expect(notice).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const footerEnd = await edgeOf(page.getByRole('contentinfo'), 'bottom')
  expect(footerEnd).toBeLessThanOrEqual((await edgeOf(notice, 'top')) + 1)

  await page.evaluate(() => scrollTo(0, 0))
  const ends = await page.locator('main a').evaluateAll((links: HTMLElement[]) =>
    links.map((link) => {
      link.focus()
      return link.getBoundingClientRect().bottom
    }),
  )
  expect(Math.max(...ends)).toBeLessThanOrEqual(await edgeOf(notice, 'top'))

  // The planner's line is above the notice. The sheet of its page comes last.
  await followFooter(page, '/rewards')
  await context.setOffline(true)
  await expect(notice).toBeVisible()
  const last = page.locator('#points summary').last()
  await last.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
  const line = page.locator('#points p[aria-hidden]').last()
  expect(await edgeOf(last, 'bottom')).toBeLessThanOrEqual(await edgeOf(line, 'top'))
})

test('a new version fetches changed files, waits, and takes over when accepted', async ({ page, site }) => {
  await visit(page, '/')
  await markDocument(page)
  site.log.length = 0
  using build = await deployNextVersion(page, site)
  await expect(page.getByRole('status').getByText(updatePrompt.text)).toBeVisible()
  expect(pathsIn(site).toSorted()).toEqual(['/about', '/sw.js'])
  expect(await isMarked(page)).toBe(true)

  await button(page, updatePrompt.dismissLabel).click()
  await expect(page.getByText(updatePrompt.text)).toHaveCount(0)
  await site.cut()
  await page.goto('/about')
  await expect(heading(page)).toHaveText(headings['/about'])
  expect(await versionsOf(page, ['/about'])).toEqual(['unmarked'])

  await site.mend()
  site.deploy(build.directory)
  await openHydrated(page, '/rewards')
  await markDocument(page)
  await button(page, updatePrompt.acceptLabel).press('Enter')
  await expect
    .poll(() => isMarked(page).catch(() => true), 'the page did not reload: did the new worker take over?')
    .toBe(false)
  await hydrated(page)
  expect(await versionsOf(page, ['/about'])).toEqual(['next'])
  await expect(page.getByText(updatePrompt.text)).toHaveCount(0)
})
