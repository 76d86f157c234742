import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { fileOf } from '../../src/addresses.ts'
import { hero as notFound } from '../../src/content/not-found.ts'
import type { PagePath } from '../../src/content/pages.ts'
import { titleFor } from '../../src/head/head.ts'
import { answers } from '../support/faulty-site.ts'
import { heading } from '../support/places.ts'
import { builtSite, headings, paths } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import { hydrated, idle, openHydrated } from '../support/waits.ts'
import { precached, visit } from '../support/worker.ts'

/**
 * Every spelling of a page's address redirects to its one address. All other addresses show the not-found
 * page.
 */

const spellings: readonly (readonly [spelling: string, address: string])[] = [
  ['/Rewards', '/rewards'],
  ['/REWARDS/', '/rewards'],
  ['/Legal#popia', '/legal#popia'],
  ['//about', '/about'],
  ['/about//', '/about'],
  ['/about.html', '/about'],
  ['/%61bout?utm_source=x', '/about?utm_source=x'],
  ['/index.html', '/'],
]

/** Opens each spelling. How often a host redirects is tested in support/host-contract.ts. */
async function expectPages(page: Page, origin: string) {
  for (const [spelling, address] of spellings) {
    await openHydrated(page, origin + spelling)
    await expect(page, spelling).toHaveURL(origin + address)
    const [path = ''] = address.split(/[?#]/)
    await expect(heading(page), spelling).toHaveText(headings[path as PagePath])
  }
}

test('the script redirects where the host does not', async ({ page, site }) => {
  const html = readFileSync(join(builtSite, fileOf('/rewards')), 'utf8')
  site.fail('/Rewards', answers.page(html))
  await page.goto('/Rewards?x=1#faq')

  await expect(page).toHaveURL('/rewards?x=1#faq')
  await hydrated(page)
  await expect(heading(page)).toHaveText(headings['/rewards'])
})

test('the not-found page is hydrated at any address; a link replaces its head', async ({ page }) => {
  const response = await openHydrated(page, '/no/such/page?x=1#y')
  expect(response?.status()).toBe(404)
  await expect(heading(page)).toHaveText(notFound.title)
  await page.getByRole('main').getByRole('link', { name: notFound.actions[0].label }).click()
  await expect(heading(page)).toHaveText(headings['/'])
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  await page.goBack()

  await expect(heading(page)).toHaveText(notFound.title)
  await expect(page).toHaveTitle(titleFor('/no/such/page'))
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)

  await page.goto('/$offer?x=1')
  await expect(page.locator('[data-started]')).toBeVisible()
  await idle(page)
  await expect(page).toHaveURL('/$offer?x=1')
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('an address with $, whose page stays plain HTML, stores the site', async ({ page }) => {
    await page.goto('/$offer')
    await precached(page)
  })

  test('fault 17: offline, every page opens under every spelling of its address', async ({ page, site }) => {
    await visit(page, '/')
    await site.cut()
    await expectPages(page, site.origin)
    for (const path of paths) {
      for (const address of [`${path}?utm_source=x&fbclid=1#main`, path === '/' ? '/?' : `${path}/`]) {
        const response = await page.goto(address, { waitUntil: 'commit' })
        expect(response?.status(), address).toBe(200)
        await expect(heading(page), address).toHaveText(headings[path])
        expect(new URL(page.url()).pathname, address).toBe(path)
      }
    }
  })

  test('fault 18: an unknown path has the not-found page and 404, also offline', async ({ page, site }) => {
    await visit(page, '/')
    for (const network of ['online', 'offline']) {
      if (network === 'offline') await site.cut()
      const response = await openHydrated(page, `/no/such/page-${network}`)
      expect(response?.status(), network).toBe(404)
      expect(response?.headers()['content-security-policy'], network).toBeTruthy()
      await expect(heading(page), network).toHaveText(notFound.title)
    }
    await page.getByRole('main').getByRole('link', { name: notFound.actions[0].label }).click()
    await expect(heading(page)).toHaveText(headings['/'])
  })
})
