import type { Page } from '@playwright/test'
import { menu } from '../src/content/legal-page.ts'
import { legalDocuments } from '../src/content/legal/documents.ts'
import { footer } from '../src/content/navigation.ts'
import { expect, holdHydration, hydrated, listenToConsole, openHydrated, test } from './support/test.ts'

/** /legal shows one document at a time, whichever way it was chosen. */

const terms = legalDocuments[0]!
const privacy = legalDocuments[1]!
const delivery = legalDocuments[5]!
const footerLinks = footer.groups.flatMap((group) => group.links).filter((link) => link.hash !== undefined)

/** Hashes that name no document, in ways that a careless script trips over. */
const strangeHashes = {
  unknown: '#nonsense',
  markup: '#<script>alert(1)</script>',
  'half an encoded letter': '#%E0%A4%A',
  'a property of every object': '#constructor',
  'a selector': '#terms,*',
  'empty hash': '#',
  '100 kB': `#${'x'.repeat(100_000)}`,
}

function menuLink(page: Page, title: string) {
  return page.getByRole('navigation', { name: menu.label }).getByRole('link', { name: title })
}

async function expectShownAlone(page: Page, title: string) {
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toHaveAccessibleName(title)
}

async function expectShownAndMarked(page: Page, title: string) {
  await expectShownAlone(page, title)
  await expect(page.locator('.legal-menu [aria-current="page"]')).toHaveCount(1)
  await expect(menuLink(page, title)).toHaveAttribute('aria-current', 'page')
}

/** The title stands right below the header, and has the focus. */
async function expectAtTitle(page: Page, title: string) {
  const heading = page.getByRole('heading', { level: 2, name: title })
  await expect(heading).toBeFocused()
  await expectBelowHeader(page, title)
}

async function expectBelowHeader(page: Page, title: string) {
  const distance = () =>
    page
      .getByRole('heading', { level: 2, name: title })
      .evaluate(
        (heading) =>
          heading.getBoundingClientRect().top -
          document.querySelector('.site-header')!.getBoundingClientRect().bottom,
      )
  await expect.poll(distance).toBeGreaterThanOrEqual(0)
  await expect.poll(distance).toBeLessThan(40)
}

test('Terms is shown at first', async ({ page }) => {
  await openHydrated(page, '/legal')

  await expectShownAndMarked(page, terms.title)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test.describe('without a word on the console', () => {
  // Playwright's blocking of the worker would be a word.
  test.use({ serviceWorkers: 'allow' })

  for (const { id, title } of legalDocuments) {
    test(`${title} is shown by a choice in the menu`, async ({ page }) => {
      const messages = listenToConsole(page)
      await openHydrated(page, '/legal')
      await menuLink(page, title).click()

      await expect(page).toHaveURL(`/legal#${id}`)
      await expectShownAndMarked(page, title)
      await expectAtTitle(page, title)
      expect(messages).toEqual([])
    })

    test(`${title} is shown by its address, before and after the page wakes up`, async ({ page }) => {
      const messages = listenToConsole(page)
      const release = await holdHydration(page)
      await page.goto(`/legal#${id}`)
      await expectShownAlone(page, title)
      await expectBelowHeader(page, title)
      release()
      await hydrated(page)

      await expectShownAndMarked(page, title)
      await expectBelowHeader(page, title)
      expect(messages).toEqual([])
    })
  }

  for (const [name, hash] of Object.entries(strangeHashes)) {
    test(`fault 19: Terms is shown for a strange hash: ${name}`, async ({ page }) => {
      const messages = listenToConsole(page)
      await openHydrated(page, `/legal${hash}`)
      await expectShownAndMarked(page, terms.title)

      await menuLink(page, privacy.title).click()
      await expectShownAndMarked(page, privacy.title)
      await page.evaluate((strange) => (location.hash = strange), hash)
      await expectShownAndMarked(page, terms.title)
      expect(messages).toEqual([])
    })
  }
})

for (const { id, title } of legalDocuments) {
  test(`${title} is printed alone`, async ({ page }) => {
    await openHydrated(page, `/legal#${id}`)
    await page.emulateMedia({ media: 'print' })

    await expectShownAlone(page, title)
    const visibleTops = await page
      .locator('#app > *, main > *, .legal-columns > *')
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.getClientRects().length > 0)
          .map((element) => element.getAttribute('class')),
      )
    expect(visibleTops).toEqual([null, 'legal-documents bg-paper', 'legal-articles'])
  })
}

for (const { hash, label } of footerLinks) {
  test(`the footer leads from another page to ${label}`, async ({ page }) => {
    await openHydrated(page, '/about')
    await page.getByRole('contentinfo').getByRole('link', { name: label }).click()

    await expect(page).toHaveURL(`/legal#${hash}`)
    await expectShownAndMarked(page, label)
    await expectAtTitle(page, label)
  })

  test(`the footer of the page itself leads to ${label}`, async ({ page }) => {
    await openHydrated(page, '/legal#delivery')
    await page.getByRole('contentinfo').getByRole('link', { name: label }).click()

    await expect(page).toHaveURL(`/legal#${hash}`)
    await expectShownAndMarked(page, label)
    await expectAtTitle(page, label)
  })
}

test('Back and Forward go through the documents that were read', async ({ page }) => {
  await openHydrated(page, '/legal')
  for (const { title } of [privacy, delivery]) {
    await menuLink(page, title).click()
    await expectShownAndMarked(page, title)
  }

  await page.goBack()
  await expectShownAndMarked(page, privacy.title)
  await page.goBack()
  await expectShownAndMarked(page, terms.title)
  await page.goForward()
  await expectShownAndMarked(page, privacy.title)
  await page.goForward()
  await expectShownAndMarked(page, delivery.title)
})

test('Back to the page from another one shows the document that was read', async ({ page }) => {
  await openHydrated(page, '/legal#privacy')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')
  await page.goBack()

  await expectShownAndMarked(page, privacy.title)
})

test('the document stays while the next page is on its way', async ({ page }) => {
  await openHydrated(page, '/legal#privacy')
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/careers', async (route) => {
    await promise
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveURL('/careers')

  await expectShownAlone(page, privacy.title)
  resolve()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('the skip link does not change the document', async ({ page }) => {
  await openHydrated(page, '/legal#privacy')
  await page.locator('.skip-link').focus()
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL('/legal#main')
  await expect(page.locator('#main')).toBeFocused()
  await expectShownAndMarked(page, privacy.title)
})

test('the wide tables scroll by themselves, also by keyboard, and the page does not', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openHydrated(page, '/legal#cookies')
  const table = page.getByRole('region', { name: 'What is stored, where, why and for how long' })
  await table.focus()
  await page.keyboard.press('ArrowRight')

  await expect.poll(() => table.evaluate((region) => region.scrollLeft)).toBeGreaterThan(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('every choice in the menu is large enough for a thumb', async ({ page }) => {
  await openHydrated(page, '/legal')

  for (const { title } of legalDocuments) {
    const { height } = (await menuLink(page, title).boundingBox())!
    expect(height).toBeGreaterThanOrEqual(44)
  }
})

test.describe('fault 23: without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Terms is shown at first, and a strange hash changes nothing', async ({ page }) => {
    await page.goto('/legal')
    await expectShownAlone(page, terms.title)
    await page.goto('/legal#nonsense')
    await expectShownAlone(page, terms.title)
  })

  test('all six can be chosen and read, and Back works', async ({ page }) => {
    await page.goto('/legal')
    for (const { id, title, sections } of legalDocuments) {
      await menuLink(page, title).click()
      await expect(page).toHaveURL(`/legal#${id}`)
      await expectShownAlone(page, title)
      await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveCount(sections.length)
    }
    await page.goBack()
    await expectShownAlone(page, legalDocuments[4]!.title)
  })

  test('the chosen one is printed alone', async ({ page }) => {
    await page.goto('/legal#privacy')
    await page.emulateMedia({ media: 'print' })

    await expectShownAlone(page, privacy.title)
  })
})

test.describe('an engine without :has()', () => {
  // The policy knows the style as it was built.
  test.use({ bypassCSP: true })

  test('shows all six until the page wakes up', async ({ page }) => {
    const release = await holdHydration(page)
    await page.route('**/legal', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replaceAll('@supports selector(:has(a))', '@supports (no: such)')
      await route.fulfill({ response, body })
    })
    await page.goto('/legal#privacy')
    await expect(page.getByRole('article')).toHaveCount(legalDocuments.length)
    release()
    await hydrated(page)

    await expectShownAndMarked(page, privacy.title)
  })
})
