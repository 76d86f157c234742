import { pointCategories } from '../../src/content/point-categories.ts'
import { faq } from '../../src/content/rewards.ts'
import { chipTo, chips, followFooter, footerLink } from '../support/places.ts'
import { desktop, expect, test } from '../support/test.ts'
import { openHydrated } from '../support/waits.ts'

/** Folded content opens by tap, quoted-text link and chip, on paper, and without a script. */

const folded = pointCategories.items.at(-1)!
const activity = folded.activities.at(-1)!.activity

test('a fold opens and closes by a tap, and its first one is open', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const [first] = pointCategories.items
  await expect(page.getByText(first.activities[0].activity, { exact: true })).toBeVisible()
  const row = page.getByText(activity, { exact: true }).first()
  await expect(row).toBeHidden()
  const summary = page.locator('summary', { hasText: folded.category })
  await summary.tap()
  await expect(row).toBeVisible()
  await summary.tap()
  await expect(row).toBeHidden()
})

test('what a wide window opened stays open in a narrow one, with the focus', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openHydrated(page, '/rewards')
  await page.locator('summary', { hasText: folded.category }).press('Enter')
  const number = page.getByRole('spinbutton', { name: activity })
  await number.focus()
  const other = page.getByText(pointCategories.items[1].activities[0].activity)
  await page.setViewportSize({ width: 800, height: 360 })
  await expect(other).toBeVisible()
  // An engine without `::details-content` shows only what is open.
  await expect(page.locator('details', { has: other })).toHaveAttribute('open', '')
  await page.setViewportSize({ width: 360, height: 800 })
  await expect(other).toBeVisible()
  await expect(number).toBeFocused()
})

test('Back in a window of another width finds the folds of that window', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await openHydrated(page, '/network')
  const folds = page.locator('main details')
  await expect(folds.first()).toHaveAttribute('open', '')
  await followFooter(page, '/careers')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goBack()
  await expect(folds.first()).not.toHaveAttribute('open', '')
})

test('Back from another page finds each fold, and the text on show, as they were left', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const left = [folded.category, faq.items[1].question]
  for (const fold of [pointCategories.items[0].category, ...left])
    await page.locator('summary', { hasText: fold }).tap()
  await footerLink(page, '/careers').scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)
  await followFooter(page, '/careers')
  await page.goBack()
  await expect(page.locator('details[open] h3')).toContainText(left)
  // The browser rounds a position.
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(3)
  await expect(footerLink(page, '/careers')).toBeFocused()
})

test('on paper every fold is open', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/network', '/rewards', '/wellnet']) {
    await page.goto(path)
    const contents = page.locator('details > :not(summary)')
    expect(await contents.count(), path).toBeGreaterThan(1)
    for (const content of await contents.all()) await expect(content, path).toBeVisible()
  }
})

test.describe('fault 23: without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a fold opens, and a chip leads to its section', async ({ page }) => {
    await page.goto('/rewards')
    const row = page.getByText(activity, { exact: true }).first()
    await expect(row).toBeHidden()
    await page.locator('summary', { hasText: folded.category }).tap()
    await expect(row).toBeVisible()
    await chipTo(page, 'tiers').tap()
    await expect(page).toHaveURL('/rewards#tiers')
    await expect(page.locator('#tiers h2')).toBeInViewport()
  })
})

test('the chip of the section on show is marked, in sight and leads there', async ({ page }) => {
  await openHydrated(page, '/rewards')
  const bar = chips(page)
  await chipTo(page, 'points').tap()
  await expect(page).toHaveURL('/rewards#points')
  const current = bar.locator('[aria-current]')
  await expect(current).toHaveAttribute('href', /#points$/)
  await expect(current).toBeInViewport({ ratio: 1 })
  // Below the header and the bar of chips.
  const heading = page.locator('#points h2')
  await expect(heading).toBeInViewport({ ratio: 1 })
  const { y, height } = (await bar.boundingBox())!
  expect((await heading.boundingBox())!.y).toBeGreaterThan(y + height)

  await page.goto('/rewards#questions')
  await expect(bar.locator('[aria-current]')).toHaveText('Questions')
  const scrolled = () => bar.getByRole('list').evaluate((list) => list.scrollLeft)
  expect(await scrolled()).toBeGreaterThan(0)
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(scrolled).toBe(0)
})

test.describe('in a wide window', () => {
  test.use(desktop)

  test('the chips stay below the header, in one height', async ({ page }) => {
    for (const path of ['/chatbot', '/network', '/rewards', '/wellnet']) {
      await page.goto(`${path}#join`)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2))
      const { height } = (await page.getByRole('banner').boundingBox())!
      await expect.poll(() => chips(page).boundingBox(), path).toMatchObject({ y: height, height: 52 })
    }
  })

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled })

      test('every fold is a section: a heading that is no control, nor a tab stop', async ({ page }) => {
        const tree = await page.context().newCDPSession(page)
        for (const path of ['/network', '/rewards', '/wellnet']) {
          await (javaScriptEnabled ? openHydrated(page, path) : page.goto(path))
          const headings = page.locator('details:not([name]) > summary').getByRole('heading', { level: 3 })
          const contents = page.locator('details:not([name]) > :not(summary)')
          expect(await headings.count(), path).toBeGreaterThan(1)
          await expect(headings).toHaveCount(await contents.count())
          // A click starts the way of Tab there, and folds nothing.
          await headings.first().click()
          await page.keyboard.press('Tab')
          await expect(page.locator(':focus')).toHaveCount(1)
          await expect(page.locator('details:not([name]) > :focus'), path).toHaveCount(0)
          for (const content of await contents.all()) await expect(content, path).toBeVisible()

          const { nodes } = await tree.send('Accessibility.getFullAXTree')
          const inTree = nodes.map(({ role, name }) => `${role?.value}: ${name?.value}`)
          const controls = inTree.filter((node) => node.startsWith('DisclosureTriangle')).join(' ')
          for (const heading of await headings.allTextContents()) {
            expect(inTree, path).toContain(`heading: ${heading}`)
            expect(controls, path).not.toContain(heading)
          }
        }
      })
    })
})
