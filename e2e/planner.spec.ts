import type { Page } from '@playwright/test'
import { pointCategories } from '../src/content/point-categories.ts'
import { hero, tierWays } from '../src/content/rewards.ts'
import { formatNumber } from '../src/format.ts'
import { activitiesOf, pointsOf, readPlan } from '../src/components/planner/plan.ts'
import type { Plan } from '../src/components/planner/plan.ts'
import { planBoard as words } from '../src/content/plan-board.ts'
import { planner } from '../src/content/planner.ts'
import { scriptOf } from './support/site.ts'
import {
  expect,
  footerLink,
  holdHydration,
  idle,
  listenToConsole,
  listenToErrors,
  openHydrated,
  test,
} from './support/test.ts'
import { visit } from './support/worker.ts'
import { randomFrom } from '../tests/support/random.ts'

/** The points planner of /rewards stores its plan in the address and loses no input. */

const silver = '/rewards?plan=module.1-monitoring.10-screening.1'
const activities = activitiesOf(pointCategories.categories)
const silverTotal = '2,500 points'

function total(page: Page) {
  return page.locator('.plan-total')
}

function more(page: Page, activity: string) {
  return page.getByRole('button', { name: words.more.replace('{activity}', activity) })
}

function example(page: Page, tier: string) {
  return page.locator('#plan').getByRole('link', { name: tier, exact: true })
}

function field(page: Page, activity: string) {
  return page.getByRole('textbox', { name: activity })
}

/** Asserts the plan in the address. */
function expectPlan(page: Page, plan: string | null) {
  return expect.poll(() => new URL(page.url()).searchParams.get('plan')).toBe(plan)
}

function opener(page: Page) {
  return page.locator('#plan').getByRole('link', { name: planner.open })
}

/** Opens /rewards and its planner with an empty plan. */
async function openPlanner(page: Page) {
  await openHydrated(page, '/rewards')
  await opener(page).tap()
  await expect(total(page)).toBeVisible()
}

/**
 * The sum of layout shifts since the board was requested. An earlier one is invisible: Chromium scrolls to the
 * planner and reserves its space in the same frame, but counts the space as a shift at the new scroll position.
 */
function shiftOfBoard(page: Page): Promise<number> {
  return page.evaluate(
    (script) =>
      new Promise<number>((resolve) => {
        const { startTime } = performance.getEntriesByName(location.origin + script)[0]!
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[]
          resolve(
            shifts.filter((shift) => shift.startTime > startTime).reduce((sum, { value }) => sum + value, 0),
          )
        }).observe({ type: 'layout-shift', buffered: true })
        // Without any shift the observer is never called.
        setTimeout(resolve, 500, 0)
      }),
    scriptOf('src/pages/rewards-board.tsx'),
  )
}

test('a shared plan opens at the planner, without exceptions and layout shifts', async ({ page }) => {
  const messages = listenToConsole(page)
  await openHydrated(page, `${silver}#your-plan`)

  await expect(total(page)).toContainText(silverTotal)
  await expect(total(page)).toBeInViewport()
  await expect(page.locator('.plan-group > summary', { hasText: 'Movement' })).toBeInViewport()
  await expect(field(page, 'Biometric Monitoring')).toHaveValue('10')
  await expect(page).toHaveURL(`${silver}#your-plan`)
  expect(await shiftOfBoard(page)).toBeLessThan(0.01)
  expect(messages.filter((text) => !text.includes('Service Worker'))).toEqual([])
})

test('before hydration the planner can be opened and has its space', async ({ page }) => {
  const release = await holdHydration(page)
  await page.goto('/rewards', { waitUntil: 'commit' })
  await opener(page).tap()
  await expect(page).toHaveURL('/rewards#your-plan')
  await expect(page.locator('.plan-room')).toBeInViewport()
  const place = await page.evaluate(() => scrollY)
  release()
  await expect(total(page)).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(place)
})

test('nothing of the planner is fetched or takes space before it is opened', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openHydrated(page, '/rewards')
  await opener(page).scrollIntoViewIfNeeded()
  await idle(page)
  expect((await page.locator('.plan-room').boundingBox())?.height).toBe(0)
  expect(asked).not.toContain(scriptOf('src/pages/rewards-board.tsx'))

  await opener(page).tap()
  await expect(page).toHaveURL('/rewards#your-plan')
  await expect(total(page)).toContainText('0 points')
  await expect(more(page, 'Biometric Sync')).toBeInViewport()
  expect(asked).toContain(scriptOf('src/pages/rewards-board.tsx'))
})

test('a page that opens at the planner reserves its space', async ({ page }) => {
  const pixelsOff = async () => {
    const script = scriptOf('src/pages/rewards-board.tsx')
    await page.route(`**${script}`, (route) => route.abort())
    await page.goto('/about')
    await openHydrated(page, '/rewards#your-plan')
    const room = page.locator('.plan-room')
    const reserved = (await room.boundingBox())!.height
    await page.unroute(`**${script}`)
    await page.reload()
    await expect(page.getByRole('button', { name: words.reset })).toBeAttached()
    return Math.abs((await room.boundingBox())!.height - reserved)
  }
  expect(await pixelsOff(), 'phone').toBeLessThan(24)
  await page.setViewportSize({ width: 1440, height: 900 })
  expect(await pixelsOff(), 'desktop').toBeLessThan(24)
})

test('Back undoes an example and Clear, and leaves the page in one step however often it was tapped', async ({
  page,
}) => {
  await openHydrated(page, '/about')
  await footerLink(page, '/rewards').tap()
  await opener(page).tap()
  for (let press = 0; press < 3; press += 1) await more(page, 'Challenge Completion').tap()
  await expect(total(page)).toContainText('1,500 points')
  await expectPlan(page, 'challenge.3')
  const place = await page.evaluate(() => scrollY)

  await example(page, 'Gold').tap()
  await expect(total(page)).toContainText('5,000 points')
  await expect(page.locator('#plan .actions > [aria-current="true"]')).toHaveText('Gold')
  await expectPlan(page, 'assessment.1')
  await page.goBack()
  await expect(total(page)).toContainText('1,500 points')
  await expect(field(page, 'Challenge Completion')).toHaveValue('3')
  // An example opens a category above, so the scroll position may differ by its height.
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place - 600)
  await page.getByRole('button', { name: words.reset }).tap()
  await expectPlan(page, null)
  await page.goBack()
  await expect(total(page)).toContainText('1,500 points')
  await page.goBack()
  await expect(page).toHaveURL('/rewards')
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

const firstMore = '.stepper > button:last-child'

test('fault 44: no tap is lost to a chip, a link, an example, Back and Forward, a reload or a second tab', async ({
  page,
  context,
}) => {
  await openPlanner(page)
  await clickAtOnce(page, [5, firstMore], [1, '.chips a[href="#points"]'])
  await expect(page).toHaveURL('/rewards?plan=sync.5#points')
  await page.goBack()
  await expect(page).toHaveURL('/rewards?plan=sync.5#your-plan')
  await clickAtOnce(page, [5, firstMore], [1, 'footer a[href="/careers"]'])
  await expect(page).toHaveURL('/careers')
  await page.goBack()
  await expect(total(page)).toContainText('500 points')
  await clickAtOnce(page, [5, firstMore], [1, '#your-plan > p > a[href*="assessment"]'])
  await expect(total(page)).toContainText('5,000 points')
  await page.goBack()
  await expect(total(page)).toContainText('750 points')
  await clickAtOnce(page, [5, firstMore])
  await page.goBack()
  await expect(total(page)).toContainText('0 points')
  await page.goForward()
  await expect(total(page)).toContainText('1,000 points')
  await clickAtOnce(page, [5, firstMore])
  await page.reload()
  await expect(total(page)).toContainText('1,250 points')

  const other = await context.newPage()
  await openHydrated(other, page.url())
  await expect(total(other)).toContainText('1,250 points')
  await clickAtOnce(other, [5, firstMore])
  await expect(total(other)).toContainText('1,500 points')
  await clickAtOnce(page, [1, firstMore])
  await expectPlan(page, 'sync.26')
  await expectPlan(other, 'sync.30')
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
  const errors = listenToErrors(page)
  await page.addInitScript(limitHistory)
  await openPlanner(page)
  for (let second = 0; second < 3; second += 1) {
    await clickAtOnce(page, [50, firstMore])
    await idle(page)
  }
  await expect(total(page)).toContainText('7,500 points')
  await expectPlan(page, 'sync.150')
  await clickAtOnce(page, [5, firstMore])
  // The waiting change is written where the page could end.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  expect(page.url()).toContain('sync.155')
  await clickAtOnce(page, [5, firstMore], [1, 'footer a[href="/careers"]'])
  await expect(page).toHaveURL('/careers')
  await page.goBack()
  await expect(page).toHaveURL('/rewards?plan=sync.160#your-plan')
  await expect(total(page)).toContainText('8,000 points')
  expect(errors).toEqual([])
})

const oddAddresses = {
  'an activity that is not known': '?plan=nothing.3-module.1',
  'negative, huge and broken numbers': '?plan=sync.-1-skill.1000-peer.x-health-module.1',
  'a number': '?plan=7',
  'a list': '?plan=module.1&plan=nothing.2',
  'an object that cannot be text': '?plan=%7B%22toString%22%3A1%7D',
  'names of the language': '?plan=__proto__.1-constructor.1-module.1',
  markup: '?plan=%3Cscript%3Ealert(1)%3C/script%3E-module.1',
  'broken encoding': '?plan=%E0%A4%A-module.1',
  // The server rejects longer addresses.
  '8 kB': `?plan=module.1-${'x'.repeat(8_000)}`,
}

test('no address causes an exception: valid parts are read, and invalid parts are reported', async ({
  page,
}) => {
  const errors = listenToErrors(page)
  for (const [name, search] of Object.entries(oddAddresses)) {
    await openHydrated(page, `/rewards${search}`)
    await expect(page.locator('.plan-left-out'), name).not.toBeEmpty()
    const points = search.includes('module.1') && !search.includes('%E0') ? '750 points' : /^(0|750) points/
    await expect(total(page), name).toContainText(points)
    await expect(page.getByRole('heading', { level: 1 }), name).toHaveText(hero.title)
  }
  await openHydrated(page, '/rewards?plan=&utm_source=x')
  await expect(page.locator('.plan-left-out')).toBeEmpty()
  expect(errors).toEqual([])
})

/** Fields, total and address of the page. */
function stateOf(page: Page) {
  return page.evaluate(() => ({
    fields: Array.from(document.querySelectorAll<HTMLInputElement>('.plan-group input'), (input) => ({
      text: input.value,
      isWrong: input.getAttribute('aria-invalid') === 'true',
    })),
    total: document.querySelector('.plan-points')!.textContent,
    address: new URLSearchParams(location.search).get('plan') ?? '',
  }))
}

/**
 * The plan in the address, if fields and total agree with it. For a field with an invalid number the address
 * counts.
 */
async function agreedPlan(page: Page): Promise<Plan | 'fields and address differ' | 'total differs'> {
  const { fields, total: shown, address } = await stateOf(page)
  const { plan } = readPlan(address, activities)
  const isSame = activities.every(
    ({ code }, index) => fields[index]!.isWrong || Number(fields[index]!.text) === (plan[code] ?? 0),
  )
  if (!isSame) return 'fields and address differ'
  return formatNumber(pointsOf(plan, activities)) === shown ? plan : 'total differs'
}

/** Clicks one of several elements, if it exists. */
function click(page: Page, selector: string, index: number) {
  return page.evaluate(([all, place]) => document.querySelectorAll<HTMLElement>(all)[place]?.click(), [
    selector,
    index,
  ] as const)
}

/** Enters text as typing does, if the field exists. */
function typeInto(page: Page, index: number, text: string) {
  return page.evaluate(
    ([place, value]) => {
      const input = document.querySelectorAll<HTMLInputElement>('.plan-group input')[place]
      if (!input) return
      // React detects a change only if the native setter is called.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, value)
      input.dispatchEvent(new Event('input', { bubbles: true }))
    },
    [index, text] as const,
  )
}

for (const seed of [1, 2, 3]) {
  const title = `after any walk of taps, numbers, examples, Back and Forward fields, total and address agree (${seed})`
  test(title, seed > 1 ? { tag: '@sweep' } : {}, async ({ page }) => {
    const errors = listenToErrors(page)
    await openHydrated(page, '/about')
    await footerLink(page, '/rewards').tap()
    await openHydrated(page, silver)
    await expect(total(page)).toBeVisible()
    const random = randomFrom(seed)
    for (let step = 0; step < 60; step += 1) {
      const choice = random.below(10)
      const times = random.pick(['', '7', '999', '1000', '-1', 'x'])
      if (choice === 0) await page.evaluate((by) => history.go(by), random.pick([-1, 1]))
      else if (choice === 1) await typeInto(page, random.below(activities.length), times)
      else if (choice === 2) await click(page, '#your-plan > p > a', random.below(4))
      else if (choice === 3) await click(page, '.plan-more .actions > button', 1 + random.below(2))
      else if (choice === 4) await click(page, 'main a[href*="#points"]', 0)
      else await click(page, '.stepper > button', random.below(2 * activities.length))
    }
    await expect.poll(() => agreedPlan(page)).toBeInstanceOf(Object)
    // The random actions may have left an invalid number in a field.
    await page.getByRole('button', { name: words.reset }).click()
    await click(page, '.stepper > button', 1)
    await expectPlan(page, 'sync.1')
    await expect.poll(() => agreedPlan(page)).toEqual({ sync: 1 })
    expect(errors).toEqual([])
  })
}

test('the keyboard opens categories and changes numbers, and focus is never covered', async ({ page }) => {
  await openPlanner(page)
  const community = page.locator('.plan-group > summary', { hasText: 'Community' })
  await community.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const participation = field(page, 'Network Participation')
  await expect(participation).toBeFocused()
  await page.keyboard.type('12')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(participation).toHaveValue('14')
  await expect(total(page)).toContainText('10,500 points')

  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab')
    const isCovered = await page.evaluate(() => {
      const { top, left, width, height } = document.activeElement!.getBoundingClientRect()
      const on = document.elementFromPoint(left + width / 2, top + height / 2)
      return on !== document.activeElement && !document.activeElement!.contains(on)
    })
    expect(isCovered, await page.evaluate(() => document.activeElement!.outerHTML)).toBe(false)
  }
})

test('every button and field is a touch target, down to 280 pixels and with text at 200%', async ({
  page,
}) => {
  await openHydrated(page, `${silver}-nothing.1`)
  await expect(total(page)).toBeAttached()
  for (const [width, size] of [
    [280, '100%'],
    [320, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 650 })
    await page.evaluate((fontSize) => (document.documentElement.style.fontSize = fontSize), size)
    const controls = page.locator('.plan-board').locator('button:visible, input:visible, summary:visible')
    expect(await controls.count()).toBeGreaterThan(15)
    for (const box of await controls.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().toJSON()),
    )) {
      expect(Math.min(box.width, box.height), size).toBeGreaterThanOrEqual(44)
      expect(box.right, size).toBeLessThanOrEqual(width)
    }
    const section = page.locator('#plan')
    expect(await section.evaluate((element) => element.scrollWidth), size).toBe(width)
  }
})

test('the printed plan is a table', async ({ page }) => {
  await openHydrated(page, silver)
  await expect(total(page)).toBeAttached()
  await page.emulateMedia({ media: 'print' })
  const table = page.getByRole('table', { name: words.printed.caption })
  await expect(table.getByRole('row')).toHaveText([
    'ActivityPoints eachTimesPoints',
    'Learning Module7501750',
    'Biometric Monitoring2510250',
    'Preventive Screening1,50011,500',
    'Total2,500',
  ])
  await expect(more(page, 'Learning Module')).toBeHidden()
  await expect(total(page)).toContainText(silverTotal)
})

test('a message appears when the code of the planner does not load, and the page remains', async ({
  page,
}) => {
  const errors = listenToErrors(page)
  await page.route(`**${scriptOf('src/pages/rewards-board.tsx')}`, (route) => route.abort())
  let loads = 0
  page.on('load', () => (loads += 1))
  await openHydrated(page, silver)
  await expect(page.getByText(planner.unavailable)).toBeVisible()
  await expect(example(page, 'Silver')).toBeVisible()
  expect(loads).toBe(1)
  expect(errors).toEqual([])
})

test('before hydration an example is a link to its plan', async ({ page }) => {
  const release = await holdHydration(page)
  await page.goto('/rewards', { waitUntil: 'commit' })
  await example(page, 'Silver').tap()
  await expect(page).toHaveURL(`${silver}#your-plan`)
  release()
  await expect(total(page)).toContainText(silverTotal)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the tables and the examples remain, an example changes nothing, and no space is reserved', async ({
    page,
  }) => {
    await page.goto(silver)
    for (const { category } of pointCategories.categories) {
      const table = page.getByRole('table', { name: `Points for ${category}` })
      if (await table.isHidden()) await page.locator('#points summary', { hasText: category }).click()
      await expect(table).toBeVisible()
    }
    for (const { tier } of tierWays.ways) {
      await expect(page.getByRole('table', { name: tier })).toBeVisible()
      await example(page, tier).click()
      await expect(example(page, tier)).toBeInViewport()
    }
    await expect(page.locator('.plan-room')).toBeHidden()
    await expect(opener(page)).toBeHidden()
    await expect(page.locator('#plan noscript')).toBeVisible()
  })
})

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a plan opens and can be changed', async ({ page, site }) => {
    await visit(page, '/')
    await site.cut()
    await openHydrated(page, silver)
    await expect(total(page)).toContainText(silverTotal)
    await example(page, 'Platinum').tap()
    await expect(total(page)).toContainText('8,000 points')
    await page.reload()
    await expect(total(page)).toContainText('8,000 points')
  })
})
