import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { updatePrompt } from '../src/content/navigation.ts'
import { notFoundPage } from '../src/content/pages.ts'
import { builtSite, headings, paths, startSite } from './support/site.ts'
import type { RunningSite } from './support/site.ts'
import { expect, hydrated, listenToErrors, test as base } from './support/test.ts'

/** After one visit the site is on the phone. Each test has a server of its own, and can take it away. */

const test = base.extend<{ ownSite: RunningSite }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's dependencies from here
  ownSite: async ({}, use) => {
    const site = await startSite()
    await use(site)
    await site.close()
  },
  baseURL: ({ ownSite }, use) => use(ownSite.origin),
})

test.use({ serviceWorkers: 'allow' })

/** Opens a page for the first time and waits until the worker has everything and is in charge. */
async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        if (navigator.serviceWorker.controller) resolve()
        else navigator.serviceWorker.addEventListener('controllerchange', () => resolve())
      }),
  )
}

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

/** A later build of the site, in which one page has changed. Whoever asks for it deletes the folder. */
function buildNextVersion(): string {
  const directory = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync(builtSite, directory, { recursive: true })
  change(directory, 'about.html', (html) =>
    html.replace('<head>', '<head><meta name="version" content="next">'),
  )
  change(directory, 'sw.js', (script) =>
    script.replace(/"revision":"[0-9a-f]+","url":"\/about"/, '"revision":"next","url":"/about"'),
  )
  return directory
}

function change(directory: string, name: string, edit: (text: string) => string) {
  const file = join(directory, name)
  const text = readFileSync(file, 'utf8')
  const changed = edit(text)
  if (changed === text) throw new Error(`Nothing to change in ${name}`)
  writeFileSync(file, changed)
  for (const ending of ['.br', '.gz']) rmSync(file + ending)
}

/** Whether the phone would show the next version of /about. */
function hasNextVersion(page: Page) {
  return page.evaluate(async () =>
    (await (await fetch('/about')).text()).includes('<meta name="version" content="next">'),
  )
}

/** Puts the next version on the server at the same address, and lets the browser look for it. */
/** Waits for the next version; while the page reloads there is nothing to ask. */
async function expectNextVersion(page: Page) {
  await expect.poll(() => hasNextVersion(page).catch(() => false), { timeout: 20_000 }).toBe(true)
}

async function deployNextVersion(page: Page, site: RunningSite): Promise<() => Promise<void>> {
  const directory = buildNextVersion()
  await site.close()
  const next = await startSite(directory, site.port)
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    await registration?.update()
  })
  return async () => {
    await next.close()
    rmSync(directory, { recursive: true })
  }
}

for (const path of paths) {
  test(`offline, ${path} opens, whatever its address carries`, async ({ page, ownSite }) => {
    await visit(page, path === '/' ? '/about' : '/')
    await ownSite.close()

    const slash = path === '/' ? [] : [`${path}/`]
    for (const address of [path, ...slash, `${path}?`, `${path}?utm_source=x`, `${path}#main`]) {
      await page.goto('about:blank')
      const response = await page.goto(address)
      expect(response?.status(), address).toBe(200)
      await expect(heading(page), address).toHaveText(headings[path])
    }
  })
}

test('offline, an unknown path shows the not-found page', async ({ page, ownSite }) => {
  await visit(page, '/')
  await ownSite.close()
  const response = await page.goto('/no/such/page')

  expect(response?.status()).toBe(404)
  await expect(heading(page)).toHaveText(notFoundPage.title)
  await page.getByRole('main').getByRole('link', { name: notFoundPage.action.label }).click()
  await expect(heading(page)).toHaveText(headings['/'])
})

test('offline, every picture, style and font is there', async ({ page, ownSite }) => {
  await visit(page, '/')
  await ownSite.close()
  const failed: string[] = []
  page.on('requestfailed', (request) => failed.push(request.url()))

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
      await page.evaluate(() => document.fonts.ready.then((fonts) => [...fonts].map((font) => font.status))),
    ).not.toContain('error')
    expect(await page.evaluate(() => document.styleSheets[0]?.cssRules.length)).toBeGreaterThan(50)
  }
  expect(pictures).toBeGreaterThan(10)
  expect(failed).toEqual([])
})

test('offline, the tab of the first visit goes on to every page', async ({ page, ownSite }) => {
  const errors = listenToErrors(page)
  await visit(page, '/')
  await hydrated(page)
  await ownSite.close()
  await page.evaluate(() => Object.assign(window, { isMarked: true }))

  const footer = page.getByRole('contentinfo')
  for (const path of ['/chatbot', '/rewards', '/about', '/careers', '/contact'] as const) {
    await footer.locator(`a[href="${path}"]`).click()
    await expect(heading(page)).toHaveText(headings[path])
  }
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true)
  expect(errors).toEqual([])
})

test('the first visit installs the site without asking anything', async ({ page }) => {
  await visit(page, '/')
  await hydrated(page)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))

  await expect(page.getByText(updatePrompt.text)).toHaveCount(0)
})

test('the worker keeps every page and nothing that no page needs', async ({ page }) => {
  await visit(page, '/')
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map((request) => new URL(request.url).pathname)
  })

  for (const path of [...paths, '/404.html']) expect(kept).toContain(path)
  expect(kept.filter((path) => /\.(br|gz|map|txt|xml)$|^\/sw\.js$|\/server\//.test(path))).toEqual([])
})

test('a new version asks before it takes over, and reloads only then', async ({ page, ownSite }) => {
  await visit(page, '/')
  await hydrated(page)
  await page.evaluate(() => Object.assign(window, { isMarked: true }))
  const stop = await deployNextVersion(page, ownSite)

  await expect(page.getByRole('status').getByText(updatePrompt.text)).toBeVisible()
  expect(await hasNextVersion(page)).toBe(false)
  expect(await page.evaluate(() => 'isMarked' in window)).toBe(true)

  await page.getByRole('button', { name: updatePrompt.acceptLabel }).click()
  await page.waitForFunction(() => !('isMarked' in window))
  await expectNextVersion(page)
  await hydrated(page)
  await expect(page.getByText(updatePrompt.text)).toHaveCount(0)
  await stop()
})

test('a new version that is put off leaves the old one in place, also offline', async ({ page, ownSite }) => {
  await visit(page, '/')
  await hydrated(page)
  const stop = await deployNextVersion(page, ownSite)
  await page.getByRole('button', { name: updatePrompt.dismissLabel }).click()
  await expect(page.getByText(updatePrompt.text)).toHaveCount(0)
  await stop()

  await page.goto('/about')
  await expect(heading(page)).toHaveText(headings['/about'])
  expect(await hasNextVersion(page)).toBe(false)
})

test('a visitor who came back is asked again about a version that waits', async ({ page, ownSite }) => {
  await visit(page, '/')
  await hydrated(page)
  const stop = await deployNextVersion(page, ownSite)
  await page.getByRole('button', { name: updatePrompt.dismissLabel }).click()
  await page.goto('/rewards')

  await expect(page.getByText(updatePrompt.text)).toBeVisible()
  await stop()
})

test('two open tabs both work on when one of them agrees', async ({ page, context, ownSite }) => {
  await visit(page, '/')
  await hydrated(page)
  const other = await context.newPage()
  await other.goto('/rewards')
  await hydrated(other)
  const stop = await deployNextVersion(page, ownSite)
  await page.getByRole('button', { name: updatePrompt.acceptLabel }).click()
  await expectNextVersion(page)

  for (const tab of [page, other]) {
    await tab.goto('/careers')
    await hydrated(tab)
    await tab.getByRole('contentinfo').locator('a[href="/about"]').click()
    await expect(heading(tab)).toHaveText(headings['/about'])
    await expect(tab.getByText(updatePrompt.text)).toHaveCount(0)
  }
  await stop()
})
