import type { Page } from '@playwright/test'
import { actions } from '../../src/content/about.ts'
import { hero } from '../../src/content/community.ts'
import type { Action } from '../../src/content/types.ts'
import { expectRightBelowHeader } from '../support/places.ts'
import { expect, test } from '../support/test.ts'
import { hydrated, openHydrated } from '../support/waits.ts'
import { visit } from '../support/worker.ts'

/** Links to a place inside a page reach it, also when they are followed early. */

const longPages = ['/', '/chatbot', '/network', '/rewards', '/wellnet', '/fitness', '/legal'] as const

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a link to quoted text, as in search results, reaches a page’s last heading', async ({ page }) => {
    await visit(page, '/about')
    for (const path of longPages) {
      await page.goto(path)
      // Browsers scroll to the first match, so the text must occur once.
      const text = await page.getByRole('main').evaluate((main) => {
        const headings = [...main.querySelectorAll('h2, h3')].filter((heading) => heading.checkVisibility())
        const isOnce = ({ textContent }: Element) => main.textContent.split(textContent).length === 2
        return headings.findLast(isOnce)!.textContent
      })
      // Opens another document first, so that the link is a new navigation.
      await page.goto('/no/such')
      // Hyphens are part of the fragment's syntax.
      await openHydrated(page, `${path}#:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`)
      await page.evaluate(() => document.fonts.ready)
      const last = page.getByRole('main').getByRole('heading', { name: text, exact: true })
      await expect.soft(last, path).toBeInViewport({ ratio: 1 })
    }
  })
})

/** The first link with a hash. */
function placeIn(links: readonly object[]): Required<Action> {
  return (links as readonly Action[]).find(({ hash }) => hash) as Required<Action>
}

function expectBelowHeader(page: Page, { hash }: Action) {
  return expectRightBelowHeader(page.locator(`#${hash}`))
}

test('a hash is reached directly, before hydration, and from another page', async ({ page }) => {
  const onSamePage = placeIn(hero.actions)
  await openHydrated(page, `${onSamePage.to}#${onSamePage.hash}`)
  await expectBelowHeader(page, onSamePage)
  await page.goto(onSamePage.to, { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link', { name: onSamePage.label }).click()
  await expectBelowHeader(page, onSamePage)
  await hydrated(page)
  await expectBelowHeader(page, onSamePage)

  const onOtherPage = placeIn(actions)
  await openHydrated(page, '/about')
  await page.getByRole('main').getByRole('link', { name: onOtherPage.label }).click()
  await expect(page).toHaveURL(`${onOtherPage.to}#${onOtherPage.hash}`)
  await expectBelowHeader(page, onOtherPage)
})
