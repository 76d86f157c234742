import type { Page } from '@playwright/test'
import { callToAction } from '../src/content/about.ts'
import { hero } from '../src/content/community.ts'
import type { Action } from '../src/content/types.ts'
import { expect, hydrated, openHydrated, test } from './support/test.ts'
import { visit } from './support/worker.ts'

/** Links that lead to a place further down a page arrive there, however early they are followed. */

const longPages = ['/', '/chatbot', '/network', '/rewards', '/wellnet', '/fitness', '/legal'] as const

/** Opens a link to the last heading of each page as search engines write it. */
async function expectQuotedTextInView(page: Page) {
  for (const path of longPages) {
    await page.goto(path)
    // The first place where the words are is what a browser shows.
    const text = await page.getByRole('main').evaluate((main) => {
      const headings = [...main.querySelectorAll('h2, h3')].filter((heading) => heading.checkVisibility())
      const isOnce = ({ textContent }: Element) => main.textContent.split(textContent).length === 2
      return headings.findLast(isOnce)!.textContent
    })
    const last = page.getByRole('main').getByRole('heading', { name: text, exact: true })
    // Another document in between, so that the link is opened as from elsewhere.
    await page.goto('/no/such')
    // A hyphen would be part of the syntax.
    await page.goto(`${path}#:~:text=${encodeURIComponent(text).replaceAll('-', '%2D')}`)
    await hydrated(page)
    await page.evaluate(() => document.fonts.ready)
    await expect.soft(last, path).toBeInViewport({ ratio: 1 })
  }
}

test('a link to quoted text arrives, without a worker', async ({ page }) => {
  await expectQuotedTextInView(page)
})

test.describe('with the worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a link to quoted text arrives', async ({ page }) => {
    await visit(page, '/about')
    await expectQuotedTextInView(page)
  })
})

/** The link among some that names a place on a page. */
function placeIn(actions: readonly object[]): Required<Action> {
  return (actions as readonly Action[]).find(({ hash }) => hash) as Required<Action>
}

async function expectBelowHeader(page: Page, { hash }: Action) {
  const distance = () =>
    page.evaluate((id) => {
      const { bottom } = document.querySelector('.site-header')!.getBoundingClientRect()
      return (document.getElementById(id)?.getBoundingClientRect().top ?? Infinity) - bottom
    }, hash!)
  await expect.poll(distance).toBeLessThan(40)
  expect(await distance()).toBeGreaterThan(-1)
}

test('a link to a place on a page arrives: opened, followed before hydration, and from another page', async ({
  page,
}) => {
  const onSamePage = placeIn(hero.actions)
  await openHydrated(page, `${onSamePage.to}#${onSamePage.hash}`)
  await expectBelowHeader(page, onSamePage)
  await page.goto(onSamePage.to, { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('link', { name: onSamePage.label }).click()
  await expectBelowHeader(page, onSamePage)
  await hydrated(page)
  await expectBelowHeader(page, onSamePage)

  const onOtherPage = placeIn(callToAction.actions)
  await openHydrated(page, '/about')
  await page.getByRole('main').getByRole('link', { name: onOtherPage.label }).click()
  await expect(page).toHaveURL(`${onOtherPage.to}#${onOtherPage.hash}`)
  await expectBelowHeader(page, onOtherPage)
})
