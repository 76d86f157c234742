import type { Page } from '@playwright/test'
import { pointsIn } from '../../shared/points-in.ts'
import { examplePlans, planner as words } from '../../src/content/planner.ts'
import { pointCategories } from '../../src/content/point-categories.ts'
import { fillIn } from '../../src/format.ts'
import { footerLink } from '../support/places.ts'
import { expect, listenToConsole, test } from '../support/test.ts'
import { holdHydration, idle, openHydrated } from '../support/waits.ts'

/** The points planner of /rewards stores its plan in the address and loses no input. */

const shared = 'module.1-monitoring.10-screening.1'
const [silver, gold] = examplePlans

function total(page: Page) {
  return page.locator('[data-plan-total]')
}

function more(page: Page, activity: string) {
  return page.getByRole('button', { name: words.more.replace('{activity}', activity) })
}

function example(page: Page, tier: string) {
  return page.locator('#points').getByRole('link', { name: tier, exact: true })
}

function field(page: Page, activity: string) {
  return page.getByRole('spinbutton', { name: activity })
}

/** Asserts the plan in the address, and the total of its points. */
async function expectPlan(page: Page, plan: string) {
  await expect.poll(() => new URL(page.url()).searchParams.get('plan') ?? '').toBe(plan)
  await expect(total(page)).toContainText(`${pointsIn(plan)} points`)
}

test('a shared plan opens its categories and lights its rows, without a layout shift', async ({ page }) => {
  const messages = listenToConsole(page)
  await openHydrated(page, `/rewards?plan=${shared}`)
  const shifts = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {})
    observer.observe({ type: 'layout-shift', buffered: true })
    return observer.takeRecords().map((entry) => (entry as PerformanceEntry & { value: number }).value)
  })
  expect(shifts.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01)
  await expect(field(page, 'Biometric Monitoring')).toHaveValue('10')
  await expect(field(page, 'Biometric Monitoring')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Points for Nutrition' })).toBeHidden()
  await expectPlan(page, shared)
  expect(messages.filter((text) => !text.includes('Service Worker'))).toEqual([])

  // A row in the plan has its dots twice: small ones below large ones.
  const pathsOf = (activity: string) => page.getByRole('row', { name: activity }).locator('path')
  await expect(pathsOf('Learning Module')).toHaveCount(2)
  await expect(pathsOf('Skill Assessment')).toHaveCount(1)
  await more(page, 'Skill Assessment').tap()
  await expect(pathsOf('Skill Assessment')).toHaveCount(2)
})

test('Back undoes an example and Clear, and leaves the page in one step after taps', async ({ page }) => {
  await openHydrated(page, '/about')
  await footerLink(page, '/rewards').tap()
  for (let press = 0; press < 3; press += 1) await more(page, 'Challenge Completion').tap()
  await expectPlan(page, 'challenge.3')
  await example(page, 'Gold').scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => scrollY)

  await example(page, 'Gold').tap()
  await expect(page.locator('#points a[aria-current="true"]')).toHaveText('Gold')
  await expectPlan(page, gold.plan)
  await page.goBack()
  await expectPlan(page, 'challenge.3')
  await expect(field(page, 'Challenge Completion')).toHaveValue('3')
  // An example opens a category above, so the scroll position may differ by its height.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 600)
  await page.getByRole('button', { name: words.reset }).tap()
  await expectPlan(page, '')
  await page.goBack()
  await expectPlan(page, 'challenge.3')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

/** Clicks elements in one task, faster than any visitor. */
function clickAtOnce(page: Page, ...clicks: (readonly [count: number, selector: string])[]) {
  return page.evaluate(
    async (all) => {
      for (const selector of all) {
        document.querySelector<HTMLElement>(selector)!.click()
        // As after an event of the browser, React renders.
        await Promise.resolve()
      }
    },
    clicks.flatMap(([count, selector]) => Array<string>(count).fill(selector)),
  )
}

const firstMore = '#points td button:last-child'

test('fault 44: no tap is lost to links, or to Back', async ({ page }) => {
  await openHydrated(page, '/about')
  await footerLink(page, '/rewards').tap()
  await expect(total(page)).toBeAttached()
  await clickAtOnce(page, [5, firstMore], [1, 'nav a[href="#tiers"]'])
  await expect(page).toHaveURL('/rewards?plan=sync.5#tiers')
  await page.goBack()
  await expect(page).toHaveURL('/rewards?plan=sync.5')
  await clickAtOnce(page, [5, firstMore], [1, 'footer a[href="/careers"]'])
  await expect(page).toHaveURL('/careers')
  await page.goBack()
  await expectPlan(page, 'sync.10')
  await clickAtOnce(page, [5, firstMore], [1, `#points a[href*="${gold.plan}"]`])
  await expectPlan(page, gold.plan)
  await page.goBack()
  await expectPlan(page, 'sync.15')
  await clickAtOnce(page, [5, firstMore])
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await page.goForward()
  await expectPlan(page, 'sync.20')
})

test('fault 44: no tap is lost to a reload, or to a second tab', async ({ page, context }) => {
  await openHydrated(page, '/rewards')
  await clickAtOnce(page, [5, firstMore])
  await page.reload()
  await expectPlan(page, 'sync.5')
  await page.locator('main a[href^="/rewards"][href$="#points"]').tap()
  await expect(page).toHaveURL('/rewards?plan=sync.5#points')

  const other = await context.newPage()
  await openHydrated(other, page.url())
  await expectPlan(other, 'sync.5')
  await clickAtOnce(other, [5, firstMore])
  await expectPlan(other, 'sync.10')
  await clickAtOnce(page, [1, firstMore])
  await expectPlan(page, 'sync.6')
  await expectPlan(other, 'sync.10')
})

/** Runs in the page before everything else: as in Safari, but without the end of the 30 seconds. */
function limitHistory() {
  let calls = 0
  for (const name of ['pushState', 'replaceState'] as const) {
    History.prototype[name] = new Proxy(History.prototype[name], {
      apply(call, history, parameters) {
        calls += 1
        if (calls > 100) throw new DOMException(`More than 100 calls of ${name}`, 'SecurityError')
        return Reflect.apply(call, history, parameters)
      },
    })
  }
}

test('more taps than Safari allows history calls are counted, and links still work', async ({ page }) => {
  await page.addInitScript(limitHistory)
  await openHydrated(page, '/rewards')
  for (let second = 0; second < 3; second += 1) {
    await clickAtOnce(page, [50, firstMore])
    await idle(page)
  }
  await expectPlan(page, 'sync.150')
  await clickAtOnce(page, [5, firstMore])
  // The waiting change is written where the page could end.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  expect(page.url()).toContain('sync.155')
  await clickAtOnce(page, [5, firstMore], [1, 'footer a[href="/careers"]'])
  await expect(page).toHaveURL('/careers')
  await page.goBack()
  await expectPlan(page, 'sync.160')
})

test('no address causes an exception: valid parts are read, others reported', async ({ page }) => {
  for (const search of [
    '?plan=nothing.3-module.1',
    '?plan=7',
    '?plan=nothing.3-module.1&plan=module.2',
    '?plan=%7B%22toString%22%3A1%7D',
    '?plan=__proto__.1-constructor.1-module.1',
    '?plan=%3Cscript%3Ealert(1)%3C/script%3E-module.1',
    '?plan=%E0%A4%A-module.1',
    // The server rejects longer addresses.
    `?plan=module.1-${'x'.repeat(8_000)}`,
  ]) {
    await openHydrated(page, `/rewards${search}`)
    await expect(page.locator('[data-left-out]'), search).not.toBeEmpty()
    const none = search.includes('module.1') && !search.includes('%E0') ? '' : '0|'
    const points = new RegExp(`^(${none}${pointsIn('module.1')}) points`)
    await expect(total(page), search).toContainText(points)
  }
  await openHydrated(page, '/rewards?plan=&plan=x&utm_source=x')
  await expect(page.locator('[data-left-out]')).toBeEmpty()
  await more(page, 'Biometric Sync').tap()
  await expect(page).toHaveURL('/rewards?plan=sync.1&utm_source=x')
})

test('changes are announced once they stop, and the focus stays where one can go on', async ({ page }) => {
  await openHydrated(page, '/rewards?plan=leadership.1')
  const said = page.locator('#points [role="status"]').last()
  await more(page, 'Challenge Completion').focus()
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter')
  const { reached, back, example: filled, cleared, undone } = words.said
  const three = `Challenge Completion, 3 times. ${pointsIn('leadership.1-challenge.3')} points.`
  await expect(said).toHaveText(`${three} ${fillIn(reached, { tier: 'Silver' })}`)
  // The field says its number itself.
  await field(page, 'Challenge Completion').press('PageDown')
  const toBronze = fillIn(back, { tier: 'Bronze' })
  await expect(said).toHaveText(`${pointsIn('leadership.1')} points. ${toBronze}`)
  await example(page, 'Gold').press('Enter')
  const values = { tier: 'Gold', points: pointsIn(gold.plan) }
  await expect(said).toHaveText(fillIn(`${filled} ${reached}`, values))
  await expect(example(page, 'Gold')).toBeFocused()
  const reset = page.getByRole('button', { name: words.reset })
  await reset.press('Enter')
  await expect(said).toHaveText(`${cleared} ${toBronze}`)
  const undo = page.getByRole('button', { name: words.undo })
  await expect(undo).toBeFocused()
  await undo.press('Enter')
  await expect(said).toHaveText(fillIn(`${undone} ${reached}`, values))
  await expect(reset).toBeFocused()
})

test('before hydration an example is a link to its plan, and numbers wait', async ({ page }) => {
  const release = await holdHydration(page)
  await page.goto('/rewards', { waitUntil: 'commit' })
  await expect(page.getByRole('spinbutton').first()).toBeDisabled()
  await example(page, 'Silver').tap()
  await expect(page).toHaveURL(`/rewards?plan=${silver.plan}#points`)
  release()
  await expectPlan(page, silver.plan)
})

test('on paper the table of the plan is whole, on one page', async ({ page }) => {
  await openHydrated(page, '/rewards?plan=screening.3-monitoring.300')
  const paper = (await page.pdf({ format: 'A4', tagged: true })).toString('latin1')
  const tables = paper.match(/\/S \/Table\b.*?endobj/gs)!
  expect(tables.length).toBeGreaterThan(pointCategories.items.length)
  // In the structure of a PDF, a table that goes on refers to content of another page.
  for (const table of tables) expect(table).not.toContain('/MCR')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the tables remain, without steppers and total', async ({ page }) => {
    await page.goto(`/rewards?plan=${shared}`)
    for (const { category } of pointCategories.items) {
      const table = page.getByRole('table', { name: `Points for ${category}` })
      if (await table.isHidden()) await page.locator('#points summary', { hasText: category }).click()
      await expect(table).toBeVisible()
      await expect(table.getByRole('columnheader')).toHaveCount(3)
    }
    await expect(page.getByRole('spinbutton')).toHaveCount(0)
    await expect(total(page)).toBeHidden()
    await expect(example(page, 'Silver')).toBeHidden()
  })
})
