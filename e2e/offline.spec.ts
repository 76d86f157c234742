import type { Page } from '@playwright/test'
import { offlineNotice, readyNotice, saveOffer, updatePrompt } from '../src/content/notices.ts'
import { notFoundPage } from '../src/content/pages.ts'
import { isPage, pagesFile } from '../src/pwa/pages-file.ts'
import { copyBuild } from './support/builds.ts'
import type { FaultySite } from './support/faulty-site.ts'
import { headings, paths } from './support/site.ts'
import { hydrated, listenToErrors } from './support/test.ts'
import { expect, heading, kept, keptAddresses, test, versionsOf, visit } from './support/worker.ts'

/** After one visit the site is on the phone. Each test has a server of its own, and can take it away. */

const trackingParameters = 'utm_source=x&utm_medium=y&fbclid=1&gclid=2&wa_id=3'

/** Deploys a build in which one page differs, and lets the browser find it. */
async function deployNextVersion(page: Page, site: FaultySite) {
  const build = copyBuild()
  build.mark('/about', 'next')
  await build.finish()
  site.deploy(build.directory)
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  return build
}

function button(page: Page, name: string) {
  return page.getByRole('status').getByRole('button', { name, exact: true })
}

/** Resolves once the page is idle and whatever it had to say has been said. */
async function settled(page: Page) {
  await hydrated(page)
  await page.waitForLoadState('networkidle')
}

/** Says what the browser knows about the line, as Chromium does. */
async function pretendLine(page: Page, line: { saveData: boolean; effectiveType: string }) {
  await page.addInitScript((connection) => {
    Object.defineProperty(navigator, 'connection', { get: () => connection })
  }, line)
}

for (const path of paths) {
  test(`fault 17: offline, ${path} opens, whatever its address carries`, async ({ page, ownSite }) => {
    await visit(page, path === '/' ? '/about' : '/')
    await ownSite.cut()

    const spellings = path === '/' ? ['/index.html'] : [`${path}/`, `${path}.html`]
    for (const address of [path, ...spellings, `${path}?`, `${path}?${trackingParameters}`, `${path}#main`]) {
      const response = await page.goto(address)
      expect(response?.status(), address).toBe(200)
      await expect(heading(page), address).toHaveText(headings[path])
    }
    await page.goto(spellings.at(-1)!)
    await hydrated(page)
    await expect(heading(page)).toHaveText(headings[path])
  })
}

test('fault 18: an unknown path shows the not-found page, with status 404, online and offline', async ({
  page,
  ownSite,
}) => {
  await visit(page, '/')
  for (const line of ['online', 'offline']) {
    if (line === 'offline') await ownSite.cut()
    const response = await page.goto(`/no/such/page-${line}`)

    expect(response?.status(), line).toBe(404)
    await expect(heading(page), line).toHaveText(notFoundPage.title)
  }
  await page.getByRole('main').getByRole('link', { name: notFoundPage.action.label }).click()
  await expect(heading(page)).toHaveText(headings['/'])
})

test('offline, every picture, style and font is there', async ({ page, ownSite }) => {
  await visit(page, '/')
  await ownSite.cut()
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname))

  let pictures = 0
  for (const path of paths) {
    await page.goto(path)
    await hydrated(page)
    pictures += await page.locator('img').evaluateAll(async (images) => {
      for (const image of images as HTMLImageElement[]) {
        image.loading = 'eager'
        await image.decode()
      }
      return images.length
    })
    expect(
      await page.evaluate(() =>
        document.fonts.ready.then((fonts) =>
          [...fonts].filter(({ family }) => !family.startsWith('Fallback')).map(({ status }) => status),
        ),
      ),
    ).not.toContain('error')
    expect(await page.evaluate(() => document.styleSheets[0]?.cssRules.length)).toBeGreaterThan(50)
  }
  expect(pictures).toBeGreaterThan(7)
  // Only the browser reads it, to see whether the installed site has another name or icon.
  expect(failed.filter((path) => path !== '/manifest.webmanifest')).toEqual([])
})

test('offline, the tab of the first visit goes on to every page', async ({ page, ownSite }) => {
  const errors = listenToErrors(page)
  await visit(page, '/')
  await ownSite.cut()
  await page.evaluate(() => Object.assign(window, { isMarked: true }))

  const footer = page.getByRole('contentinfo')
  for (const path of ['/chatbot', '/rewards', '/about', '/careers', '/contact'] as const) {
    await footer.locator(`a[href="${path}"]`).click()
    await expect(heading(page)).toHaveText(headings[path])
  }
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true)
  expect(errors).toEqual([])
})

test('the worker keeps every page and nothing that no page needs', async ({ page }) => {
  await visit(page, '/')
  const addresses = await keptAddresses(page)

  for (const path of [...paths, '/404.html']) expect(addresses).toContain(path)
  expect(
    addresses.filter((path) => /\.(br|gz|map|txt|xml|json|webmanifest)$|^\/sw\.js$|\/server\//.test(path)),
  ).toEqual([])
})

/* ── What it costs ── */

test('the worker is at most 8,000 bytes', async ({ request }) => {
  const headers = (await request.head('/sw.js', { headers: { 'Accept-Encoding': 'br' } })).headers()
  expect(headers['content-encoding']).toBe('br')
  expect(Number(headers['content-length'])).toBeLessThanOrEqual(8000)
})

test('the worker comes after everything that the page wants, and fetches each file once', async ({
  page,
  ownSite,
}) => {
  await page.goto('/rewards')
  await kept(page)
  await settled(page)
  const worker = ownSite.log.findIndex(({ path }) => path === '/sw.js')
  const before = ownSite.log.slice(0, worker)
  const after = ownSite.log.slice(worker)

  expect(ownSite.log[worker]?.cameAlone).toBe(true)
  expect(before.filter(({ path }) => path.endsWith('.js')).length).toBeGreaterThan(3)
  const downloads = ownSite.log.filter(({ status }) => status === 200).map(({ path }) => path)
  expect(downloads.toSorted()).toEqual([...new Set(downloads)].toSorted())
  // All pages come in one file, the open one among them.
  expect(after.filter(({ path }) => path === pagesFile).map(({ status }) => status)).toEqual([200])
  expect(after.filter(({ path }) => isPage(path))).toEqual([])
})

test('nothing is fetched one beside the other while the worker installs', async ({ page, ownSite }) => {
  await visit(page, '/')
  const worker = ownSite.log.findIndex(({ path }) => path === '/sw.js')
  const installing = ownSite.log.slice(worker + 1)

  expect(installing.length).toBeGreaterThan(5)
  expect(installing.filter(({ cameAlone }) => !cameAlone)).toEqual([])
})

test('once the site is kept, pictures do not wait to be scrolled to, and none is fetched again for it', async ({
  page,
  ownSite,
}) => {
  await visit(page, '/')
  const isThere = (pictures: Element[]) =>
    pictures.every((picture) => (picture as HTMLImageElement).naturalWidth > 0)
  await expect.poll(() => page.locator('img').evaluateAll(isThere)).toBe(true)

  const pictures = ownSite.log
    .filter(({ path, status }) => path.endsWith('.svg') && status === 200)
    .map(({ path }) => path)
  expect(pictures.toSorted()).toEqual([...new Set(pictures)].toSorted())
})

test('a page that the file of all pages has not, or has of another version, is fetched by itself', async ({
  page,
  ownSite,
  request,
}) => {
  const { '/about': _left, ...pages } = (await (await request.get(pagesFile)).json()) as Record<
    string,
    string
  >
  const mixed = JSON.stringify({
    ...pages,
    '/careers': pages['/careers']!.replace('</main>', '<p></p></main>'),
  })
  ownSite.fail(pagesFile, (_, response) => response.end(mixed))
  await visit(page, '/')

  expect(
    ownSite.log
      .map(({ path }) => path)
      .filter(isPage)
      .toSorted(),
  ).toEqual(['/', '/about', '/careers'])
  expect((await keptAddresses(page)).filter(isPage).toSorted()).toEqual(['/404.html', ...paths].toSorted())
})

test('without the file of all pages, each is fetched by itself', async ({ page, ownSite }) => {
  ownSite.fail(pagesFile, (_, response) => response.writeHead(404).end())
  await visit(page, '/')
  await ownSite.cut()
  await page.goto('/careers')
  await expect(heading(page)).toHaveText(headings['/careers'])
})

for (const line of [
  { saveData: true, effectiveType: '4g' },
  { saveData: false, effectiveType: '2g' },
  { saveData: false, effectiveType: 'slow-2g' },
]) {
  const name = line.saveData ? 'with Save-Data on' : `on ${line.effectiveType}`

  test(`${name} the site is kept only when the visitor says so`, async ({ page, ownSite, request }) => {
    await pretendLine(page, line)
    await page.goto('/')
    const { kilobytes } = (await (await request.get('/offline.json')).json()) as { kilobytes: number }
    await expect(page.getByText(saveOffer.text.replace('{kilobytes}', String(kilobytes)))).toBeVisible()
    await settled(page)
    expect(ownSite.log.map(({ path }) => path)).not.toContain('/sw.js')

    await button(page, saveOffer.acceptLabel).click()
    await expect(page.getByText(readyNotice.text)).toBeVisible()
    await ownSite.cut()
    await page.goto('/careers')
    await expect(heading(page)).toHaveText(headings['/careers'])
  })
}

test('with Save-Data on, a no holds for the session', async ({ page, ownSite }) => {
  await pretendLine(page, { saveData: true, effectiveType: '4g' })
  await page.goto('/')
  await button(page, saveOffer.dismissLabel).click()
  await page.goto('/about')
  await settled(page)

  await expect(page.locator('.notice')).toHaveCount(0)
  expect(ownSite.log.map(({ path }) => path)).not.toContain('/sw.js')
})

test('the size that is offered is that of what the worker fetches', async ({ page, ownSite, request }) => {
  const { kilobytes } = (await (await request.get('/offline.json')).json()) as { kilobytes: number }
  await visit(page, '/')
  const addresses = new Set(await keptAddresses(page))
  const bytes = ownSite.log
    .filter(
      ({ path, status }) => status === 200 && (path === pagesFile || (addresses.has(path) && !isPage(path))),
    )
    .reduce((sum, exchange) => sum + exchange.bytes, 0)

  expect(bytes / 1000).toBeLessThanOrEqual(kilobytes)
  expect(bytes / 1000).toBeGreaterThan(kilobytes - 15)
})

/* ── What is said ── */

test('the first visit says once that the site now opens offline, and asks nothing', async ({ page }) => {
  await visit(page, '/')
  await expect(page.getByRole('status').getByText(readyNotice.text)).toBeVisible()
  await expect(page.locator('.notice')).toHaveCount(1)
  await button(page, readyNotice.closeLabel).click()
  await expect(page.locator('.notice')).toHaveCount(0)

  await page.goto('/about')
  await settled(page)
  await expect(page.locator('.notice')).toHaveCount(0)
})

test('a visitor without a connection is told so until there is one, or until it is read', async ({
  page,
  context,
}) => {
  await visit(page, '/')
  await context.setOffline(true)
  await expect(page.getByRole('status').getByText(offlineNotice.text)).toBeVisible()
  await expect(page.locator('.notice')).toHaveCount(1)
  await context.setOffline(false)
  await expect(page.locator('.notice')).toHaveCount(0)

  await context.setOffline(true)
  await button(page, offlineNotice.closeLabel).click()
  // Not by opening a page: its emulation ends before it does, and the page that is left hears that it is online.
  await page.getByRole('contentinfo').locator('a[href="/about"]').click()
  await expect(heading(page)).toHaveText(headings['/about'])
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await settled(page)
  await expect(page.locator('.notice')).toHaveCount(0)
})

test('a page that is opened offline says so', async ({ page, context }) => {
  await visit(page, '/')
  await context.setOffline(true)
  await page.goto('/about')
  await expect(page.getByRole('status').getByText(offlineNotice.text)).toBeVisible()
})

test('a notice is announced once: words are added to a region that was there', async ({ page, context }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const said: string[] = []
      Object.assign(window, { said })
      new MutationObserver((changes) => {
        for (const change of changes)
          for (const node of change.addedNodes) said.push(node.firstChild?.textContent ?? '')
      }).observe(document.querySelector('[role="status"]#notices')!, { childList: true, subtree: true })
    })
  })
  await visit(page, '/')
  await expect(page.getByText(readyNotice.text)).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(offlineNotice.text)).toBeVisible()

  expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
    readyNotice.text,
    offlineNotice.text,
  ])
})

test('a notice covers nothing that cannot be brought out from under it', async ({ page }) => {
  await visit(page, '/')
  const notice = page.locator('.notice')
  await expect(notice).toBeVisible()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const footerEnd = await page
    .getByRole('contentinfo')
    .evaluate((footer) => footer.getBoundingClientRect().bottom)
  const noticeStart = await notice.evaluate((element) => element.getBoundingClientRect().top)
  expect(footerEnd).toBeLessThanOrEqual(noticeStart + 1)

  await page.evaluate(() => scrollTo(0, 0))
  const links = page.getByRole('main').getByRole('link')
  for (const link of await links.all()) {
    await link.focus()
    const end = await link.evaluate((element) => element.getBoundingClientRect().bottom)
    expect(end).toBeLessThanOrEqual(await notice.evaluate((element) => element.getBoundingClientRect().top))
  }
})

/* ── Updates ── */

test('a new version asks before it takes over, and reloads only then', async ({ page, ownSite }) => {
  await visit(page, '/')
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
  using _ = await deployNextVersion(page, ownSite)

  await expect(page.getByRole('status').getByText(updatePrompt.text)).toBeVisible()
  expect(await versionsOf(page, ['/about'])).toEqual(['unmarked'])
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true)

  await button(page, updatePrompt.acceptLabel).click()
  await page.waitForFunction(() => !('isMarked' in window))
  await hydrated(page)
  expect(await versionsOf(page, ['/about'])).toEqual(['next'])
  await expect(page.getByText(updatePrompt.text)).toHaveCount(0)
})

test('a new version downloads only what has changed', async ({ page, ownSite }) => {
  await visit(page, '/')
  await settled(page)
  ownSite.log.length = 0
  using _ = await deployNextVersion(page, ownSite)
  await expect(page.getByText(updatePrompt.text)).toBeVisible()

  expect(ownSite.log.map(({ path }) => path).toSorted()).toEqual(['/about', '/sw.js'])
})

test('a new version that is put off leaves the old one in place, also offline', async ({ page, ownSite }) => {
  await visit(page, '/')
  using _ = await deployNextVersion(page, ownSite)
  await button(page, updatePrompt.dismissLabel).click()
  await expect(page.getByText(updatePrompt.text)).toHaveCount(0)
  await ownSite.cut()

  await page.goto('/about')
  await expect(heading(page)).toHaveText(headings['/about'])
  expect(await versionsOf(page, ['/about'])).toEqual(['unmarked'])
})

test('a visitor who came back is asked again about a version that waits', async ({ page, ownSite }) => {
  await visit(page, '/')
  using _ = await deployNextVersion(page, ownSite)
  await button(page, updatePrompt.dismissLabel).click()
  await page.goto('/rewards')

  await expect(page.getByText(updatePrompt.text)).toBeVisible()
})
