import type { Page } from '@playwright/test'
import { menu } from '../../src/content/legal-page.ts'
import { legalDocuments } from '../../src/content/legal/documents.ts'
import { footer } from '../../src/content/navigation.ts'
import { site } from '../../src/content/site.ts'
import { titleFor } from '../../src/head/head.ts'
import { lightTokens } from '../../tokens.ts'
import { expectRightBelowHeader, footerLink } from '../support/places.ts'
import { pageScript } from '../support/site.ts'
import { changeHtml, expect, listenToConsole, test } from '../support/test.ts'
import {
  displayFontIsLoaded,
  holdFile,
  holdHydration,
  hydrated,
  openHydrated,
  reloadHydrated,
} from '../support/waits.ts'
import { visit } from '../support/worker.ts'

/** /legal shows one document at a time, whichever way it was chosen. */

const [terms, privacy, cookies] = legalDocuments
const last = legalDocuments.at(-1)!
const footerLinks = footer.groups.flatMap((group) => group.links).filter(({ hash }) => hash !== undefined)

/** Hashes that name no document, in ways that a careless script trips over. */
const strangeHashes = [
  '#nonsense',
  '#<script>alert(1)</script>',
  '#%E0%A4%A',
  '#constructor',
  '#terms,*',
  '#',
  `#${'x'.repeat(100_000)}`,
]

// Playwright's blocking of the worker would be a message on the console.
test.use({ serviceWorkers: 'allow' })

/** The colour of the current document's title in the menu, as computed. */
const currentColour = `rgb(${lightTokens['indigo-500']
  .match(/\w\w/g)!
  .map((part) => Number.parseInt(part, 16))
  .join(', ')})`

/** A document's link in the menu. */
function menuLink(page: Page, title: string) {
  return page.locator('main nav a', { hasText: title })
}

async function choose(page: Page, title: string) {
  await page.getByRole('navigation', { name: menu.label }).getByRole('link', { name: title }).click()
}

async function expectShownAlone(page: Page, title: string) {
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toHaveAccessibleName(title)
}

async function expectShownAndMarked(page: Page, title: string) {
  await expectShownAlone(page, title)
  const isNamed = new URL(page.url()).hash !== ''
  await expect(page).toHaveTitle(isNamed ? `${title} · ${site.name}` : titleFor('/legal'))
  await expect(page.locator('main nav [aria-current]')).toHaveCount(1)
  await expect(menuLink(page, title)).toHaveAttribute('aria-current', 'true')
}

function expectBelowHeader(page: Page, title: string) {
  return expectRightBelowHeader(page.getByRole('heading', { level: 2, name: title }))
}

/** The title is right below the header, and has the focus. */
async function expectAtTitle(page: Page, title: string) {
  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused()
  await expectBelowHeader(page, title)
}

async function expectPrintedAlone(page: Page, title: string) {
  await page.emulateMedia({ media: 'print' })
  await expectShownAlone(page, title)
  const parts = page.locator('#app > *, main > *, section > div :not(article *)').filter({ visible: true })
  await expect(parts).toHaveCount(5)
  await expect(parts.nth(3)).toHaveText(`${site.name} · ${site.origin}/legal`)
  await page.emulateMedia({ media: 'screen' })
}

test('the chosen document is shown and printed; Back, Forward and skip link keep it', async ({ page }) => {
  const messages = listenToConsole(page)
  await openHydrated(page, '/legal')
  await expectShownAndMarked(page, terms!.title)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  for (const { id, title } of legalDocuments.toReversed()) {
    await choose(page, title)
    await expect(page).toHaveURL(`/legal#${id}`)
    await expectShownAndMarked(page, title)
    await expectAtTitle(page, title)
    await expectPrintedAlone(page, title)
  }
  await page.goBack()
  await expectShownAndMarked(page, privacy!.title)
  await page.goBack()
  await expectShownAndMarked(page, cookies!.title)
  await page.goForward()
  await expectShownAndMarked(page, privacy!.title)
  await page.evaluate((length) => history.go(-length), legalDocuments.length - 1)
  await expect(page).toHaveURL('/legal')
  await expectShownAndMarked(page, terms!.title)
  await page.goForward()
  await choose(page, privacy!.title)

  await page.locator('[href="#main"]').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/legal#main')
  await expect(page.locator('#main')).toBeFocused()
  await expectShownAndMarked(page, privacy!.title)
  expect(messages).toEqual([])
})

test('in a tall window the menu marks the section that is read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openHydrated(page, '/legal')
  for (const { heading } of [terms!.sections[4]!, terms!.sections[1]!]) {
    await page.getByRole('heading', { name: heading }).evaluate((element) => element.scrollIntoView())
    await expect(menuLink(page, heading)).toHaveCSS('font-weight', '700')
    await expect(page.locator('main nav ol a:target-current')).toHaveCount(1)
  }
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.locator('main nav ol a:target-current'), 'none is read yet').toHaveCount(0)
})

test('a document is shown by its address before hydration and after it', async ({ page }) => {
  const messages = listenToConsole(page)
  const release = await holdHydration(page)
  await page.goto(`/legal#${privacy!.id}`)
  await expectShownAlone(page, privacy!.title)
  await expectBelowHeader(page, privacy!.title)
  release()
  await hydrated(page)
  await expectShownAndMarked(page, privacy!.title)
  await expectBelowHeader(page, privacy!.title)
  expect(messages).toEqual([])
})

test('fault 19: Terms is shown for a strange hash', async ({ page }) => {
  const messages = listenToConsole(page)
  for (const [index, hash] of strangeHashes.entries()) {
    await openHydrated(page, `/legal?${index}${hash}`)
    await expectShownAndMarked(page, terms!.title)

    await choose(page, privacy!.title)
    await expectShownAndMarked(page, privacy!.title)
    await page.evaluate((strange) => (location.hash = strange), hash)
    await expectShownAndMarked(page, terms!.title)
  }
  expect(messages).toEqual([])
})

test('the footer leads to each document, from any page; Back finds the one read', async ({ page }) => {
  const follow = async (label: string, hash = '') => {
    await page.getByRole('contentinfo').getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(`/legal#${hash}`)
    await expectShownAndMarked(page, label)
    await expectAtTitle(page, label)
  }
  for (const { hash, label } of footerLinks) {
    await openHydrated(page, '/about')
    await follow(label, hash)
    await choose(page, last.title)
    await follow(label, hash)
  }
  await choose(page, last.title)
  await footerLink(page, '/careers').click()
  await expect(page).toHaveURL('/careers')
  await page.goBack()
  await expectShownAndMarked(page, last.title)
})

test('a phone folds the sections; a link to quoted text opens its one, paper shows all', async ({ page }) => {
  const { heading, blocks } = terms!.sections.find(({ blocks: [first] }) => first!.kind === 'paragraph')!
  const quoted = blocks[0]!.kind === 'paragraph' ? blocks[0]!.text : ''
  await page.goto(`/legal#:~:text=${encodeURIComponent(quoted.slice(0, quoted.indexOf(' ', 40)))}`)
  const folds = page.locator('article:visible details')
  await expect(folds.filter({ hasText: heading })).toHaveAttribute('open', '')
  await expect(folds).toHaveCount(terms!.sections.length)
  await expect(page.getByText(quoted)).toBeInViewport()
  await expect(page.locator('article:visible details[open]')).toHaveCount(1)
  await expect(folds.last().locator('p').first()).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  for (const text of await folds.locator('> :not(summary)').all()) await expect(text).toBeVisible()
})

test('a tablet folds the sections too; a wide window has them open, and a high one a menu of them', async ({
  page,
}) => {
  const text = page.locator('article:visible details > p')
  for (const [width, height] of [
    [768, 1024],
    [1023, 1000],
    [1366, 768],
    [1024, 1000],
  ] as const) {
    await page.setViewportSize({ width, height })
    await openHydrated(page, '/legal')
    await expect(text.first()).toBeVisible({ visible: width >= 1024 })
    await expect(text.last()).toBeVisible({ visible: width >= 1024 })
    await expect(page.locator('main nav ol')).toBeVisible({ visible: width >= 1024 && height >= 896 })
  }
})

test('a link to quoted text finds words that do not break', async ({ page }) => {
  for (const quote of ['sign-in details to yourself', 'when its 14 days begin']) {
    await page.goto(`/legal?${quote.length}#:~:text=${encodeURIComponent(quote).replaceAll('-', '%2D')}`)
    await expect(page.locator('article:visible details[open]'), quote).toHaveCount(1)
    await expect(page.locator('details[open]').getByText(quote)).toBeInViewport()
  }
})

test('a tablet that is turned keeps its sections open', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 820 })
  await openHydrated(page, '/legal')
  const text = page.getByRole('heading', { name: terms!.sections[8]!.heading })
  await text.scrollIntoViewIfNeeded()
  for (const [width, height] of [
    [820, 1180],
    [1180, 820],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.locator('article:visible details:not([open])')).toHaveCount(0)
  }
})

test('in a wide window the menu leads to a section; no table is wider than its column', async ({ page }) => {
  await openHydrated(page, '/legal')
  const index = page.getByRole('list', { name: terms!.title })
  for (const fold of await page.locator('article:visible details').all())
    await fold.evaluate((element) => element.setAttribute('open', ''))
  for (const width of [360, 600, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(index).toBeVisible({ visible: width === 1280 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await index.getByRole('link').last().click()
  await expect(page).toHaveURL(`/legal#terms-${terms!.sections.length}`)
  await expect(page.getByRole('heading', { level: 3 }).last()).toBeFocused()
})

test('in wide windows each link of the menu is above a notice when it has the focus, and large enough', async ({
  page,
}) => {
  await visit(page, '/legal')
  await expect(page.locator('[data-notice]')).toBeVisible()
  for (const [width, height] of [
    [1024, 1292],
    [1093, 520],
    [1280, 500],
    [1280, 720],
    [1440, 900],
    [1920, 900],
    [1920, 1080],
    [2560, 1080],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => scrollTo(0, 0))
    const links = page.locator('main nav a')
    await expect(links).toHaveCount(
      (width < 1472 ? height >= 896 : height >= 1072) ? 6 + terms!.sections.length : 6,
    )
    for (const link of await links.all()) {
      await link.focus()
      const { top, bottom, room } = await link.evaluate((element) => ({
        ...element.getBoundingClientRect().toJSON(),
        room: Math.min(innerHeight, document.querySelector('[data-notice]')!.getBoundingClientRect().top),
      }))
      const what = `${await link.textContent()} at ${width} × ${height}`
      expect.soft(bottom, what).toBeLessThanOrEqual(room)
      expect.soft(bottom - top, what).toBeGreaterThanOrEqual(24)
    }
  }
})

test('a link to a section opens it, and no other, on a phone; a reload keeps the place', async ({ page }) => {
  await openHydrated(page, `/legal#${privacy!.id}-3`)
  await displayFontIsLoaded(page)
  await expect(page.locator('article:visible details[open]')).toHaveId(`${privacy!.id}-3`)
  await page.evaluate(() => scrollBy(0, 1600))
  const place = await page.evaluate(() => scrollY)
  await reloadHydrated(page)
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(3)
})

test.describe('fault 23: without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('every document can be chosen, read and printed, and a strange hash shows Terms', async ({ page }) => {
    await page.goto('/legal')
    await expectShownAlone(page, terms!.title)
    for (const { id, title, sections } of legalDocuments) {
      await choose(page, title)
      await expect(page).toHaveURL(`/legal#${id}`)
      await expectShownAlone(page, title)
      await expect(menuLink(page, title).locator('> span')).toHaveCSS('color', currentColour)
      await expect(page.getByRole('article').getByRole('heading', { level: 3 })).toHaveCount(sections.length)
      await expectPrintedAlone(page, title)
    }
    await page.goBack()
    await expectShownAlone(page, legalDocuments.at(-2)!.title)
    await page.goto('/legal#nonsense')
    await expectShownAlone(page, terms!.title)
  })
})

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('the document stays while the next page is on its way', async ({ page }) => {
    await openHydrated(page, `/legal#${privacy!.id}`)
    const release = await holdFile(page, pageScript('/careers'))
    await footerLink(page, '/careers').click()
    await expect(page).toHaveURL('/careers')

    await expectShownAlone(page, privacy!.title)
    release()
    await expect(page.getByRole('article')).toHaveCount(0)
  })
})

test.describe('an engine without :has()', () => {
  // The policy knows the style as it was built.
  test.use({ bypassCSP: true, serviceWorkers: 'block' })

  test('shows every document until the page is hydrated', async ({ page }) => {
    const release = await holdHydration(page)
    await changeHtml(page, '**/legal', (html) => html.replaceAll('selector(:has(a))', '(no: such)'))
    await page.goto(`/legal#${privacy!.id}`)
    await expect(page.getByRole('article')).toHaveCount(legalDocuments.length)
    release()
    await hydrated(page)

    await expectShownAndMarked(page, privacy!.title)
  })
})
