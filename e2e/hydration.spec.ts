import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { accountNote, header } from '../src/content/navigation.ts'
import { notFoundPage } from '../src/content/pages.ts'
import { faq } from '../src/content/rewards.ts'
import { site } from '../src/content/site.ts'
import { startFaultySite } from './support/faulty-site.ts'
import { builtSite, headings, paths, scriptNamed } from './support/site.ts'
import {
  expect,
  holdHydration,
  hydrated,
  listenToConsole,
  listenToErrors,
  openHydrated,
  test,
} from './support/test.ts'
import { kept } from './support/worker.ts'

/** React error 418 and its kin come from a tree that differs between build and browser; see src/app/router.tsx. */

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const path of paths) {
    test(`${path} wakes up without a word on the console`, async ({ page }) => {
      const messages = listenToConsole(page)
      await openHydrated(page, path)
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))

      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[path])
      expect(messages).toEqual([])
    })
  }

  test('a page that the worker answers with fetches everything at once', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () => {
        const script = document.head.querySelector('script[type="module"]')
        document.documentElement.dataset['early'] = String(script !== null)
      })
    })
    await openHydrated(page, '/')
    await expect(page.locator('html')).toHaveAttribute('data-early', 'false')
    await kept(page)
    await page.reload()

    await expect(page.locator('html')).toHaveAttribute('data-early', 'true')
  })
})

for (const name of ['react', 'router'])
  test(`V8 is asked to compile the file named ${name} while it arrives`, () => {
    const script = readFileSync(join(builtSite, scriptNamed(name)), 'utf8')

    expect(script.slice(0, 80)).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/)
  })

/** What a page says. A section with a form is left out: it says something else once its script has come. */
function textOf(page: Page) {
  return page.locator('#app').evaluate((app) => {
    const copy = app.cloneNode(true) as Element
    for (const section of copy.querySelectorAll('section:has(form)')) section.remove()
    return copy.textContent
  })
}

for (const path of paths) {
  test(`${path} says the same before and after it wakes up`, async ({ page }) => {
    const release = await holdHydration(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.locator('#app')).toContainText(site.madeIn)
    const prerendered = await textOf(page)
    release()
    await hydrated(page)

    expect(prerendered).toContain(headings[path])
    expect(await textOf(page)).toBe(prerendered)
  })
}

test('the not-found page wakes up at any address', async ({ page }) => {
  const errors = listenToErrors(page)
  await openHydrated(page, '/no/such/page?x=1')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundPage.title)
  await page.getByRole('main').getByRole('link', { name: notFoundPage.action.label }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings['/'])
  expect(errors).toEqual([])
})

test('a reader who has scrolled before the page wakes up stays there', async ({ page }) => {
  const release = await holdHydration(page)
  await page.goto('/rewards', { waitUntil: 'commit' })
  await expect(page.getByRole('contentinfo')).toBeAttached()
  await page.evaluate(() => scrollTo(0, 400))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
  release()
  await hydrated(page)
  expect(await page.evaluate(() => scrollY)).toBe(400)

  await page.getByRole('banner').getByRole('link', { name: header.homeLabel }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400)
})

test('a link works before the page wakes up', async ({ page }) => {
  const errors = listenToErrors(page)
  const release = await holdHydration(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()

  await expect(page).toHaveURL('/careers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings['/careers'])
  release()
  await hydrated(page)
  expect(errors).toEqual([])
})

test('no tap before the page wakes up is lost', async ({ page }) => {
  const release = await holdHydration(page)
  await page.goto('/rewards', { waitUntil: 'commit' })
  const [item] = faq.items
  await page.getByText(item.question, { exact: true }).click()
  const answer = page.getByText(item.answer[0], { exact: true })
  await expect(answer).toBeVisible()
  const menuToggle = page.getByRole('button', { name: header.menuLabel })
  const menu = page.getByRole('navigation', { name: header.navigationLabel })
  const hasToggle = await menuToggle.isVisible()
  if (hasToggle) await menuToggle.click()
  await expect(menu).toBeVisible()
  await page.getByRole('button', { name: header.signInLabel }).click()
  const note = page.getByText(accountNote.text)
  await expect(note).toBeVisible()
  release()
  await hydrated(page)

  await expect(note).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
  await expect(answer).toBeVisible()
})

test('fault 31: an extension that has changed the page does not leave it blank', async ({ page }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      document.querySelector('main h1')?.append(document.createElement('b'))
      document.querySelector('main')?.prepend(document.createElement('aside'))
      document.body.append(document.createElement('div'))
    })
  })
  await openHydrated(page, '/rewards')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings['/rewards'])
  await expect(page.getByRole('contentinfo')).toBeVisible()
})

test('no script, face or manifest is asked for before the page has been painted', async ({ page }) => {
  await openHydrated(page, '/')
  const { paint, early } = await page.evaluate(() => {
    const [first] = performance.getEntriesByName('first-contentful-paint')
    const requests = performance.getEntriesByType('resource')
    return {
      paint: first?.startTime,
      early: requests
        .filter(({ startTime }) => startTime < (first?.startTime ?? Infinity))
        .map(({ name }) => new URL(name).pathname)
        // Pictures are the browser's to fetch when it likes.
        .filter((path) => !path.endsWith('.svg')),
    }
  })
  expect(paint).toBeGreaterThan(0)
  expect(early).toEqual([])
})

test('a page that comes in two pieces is painted whole before anything is asked for', async ({ page }) => {
  const ownSite = await startFaultySite()
  const html = readFileSync(join(builtSite, 'network.html'), 'utf8')
  const cut = html.indexOf('<main')
  let sendRest = () => {}
  ownSite.fail('/network', (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).write(html.slice(0, cut))
    sendRest = () => response.end(html.slice(cut))
  })
  await page.addInitScript(() => {
    let frames = 0
    const count = () => requestAnimationFrame(count) && (frames += 1)
    addEventListener('load', () => {
      requestAnimationFrame(count)
      new MutationObserver((_, observer) => {
        observer.disconnect()
        document.documentElement.dataset['frames'] = String(frames)
      }).observe(document.head, { childList: true })
    })
  })

  try {
    await page.goto(`${ownSite.origin}/network`, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    sendRest()
    // The first frame after `load` has the hero in it, the second comes when that one is done.
    await expect(page.locator('html')).toHaveAttribute('data-frames', /^[2-9]$|^\d\d/)
  } finally {
    await ownSite.close()
  }
})

test('waking up fetches no picture that lies further down', async ({ page }) => {
  const pictures: string[] = []
  page.on('request', (request) => request.resourceType() === 'image' && pictures.push(request.url()))
  await openHydrated(page, '/')
  await page.waitForLoadState('networkidle')

  const lazy = await page
    .locator('img[loading="lazy"]')
    .evaluateAll((images) =>
      (images as HTMLImageElement[])
        .filter((image) => image.getBoundingClientRect().top > innerHeight + 3000)
        .map(({ src }) => src),
    )
  expect(lazy.length).toBeGreaterThan(3)
  expect(pictures.filter((address) => lazy.includes(address))).toEqual([])
})
