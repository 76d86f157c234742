import type { Page } from '@playwright/test'
import { faq, partnerGroups } from '../src/content/rewards.ts'
import { expect, openHydrated, test } from './support/test.ts'

/** Specification, section 9, "Tiers". */
const tiers = [
  ['Bronze', '0–2,499', 'up to 15%'],
  ['Silver', '2,500–4,999', 'up to 20%'],
  ['Gold', '5,000–7,999', 'up to 25%'],
  ['Platinum', '8,000+', 'up to 30%'],
] as const

/** Specification, section 9, "Points activities". */
const categories = [
  ['Movement', '10–500', 'per session'],
  ['Cognitive', '75–300', 'per session'],
  ['Nutrition', '100–1,500', 'per month'],
  ['Community', '750–3,000', 'per event'],
  ['Knowledge', '500–2,500', 'per module'],
  ['Health', '200–5,000', 'per year'],
] as const
const activities = [
  ['Biometric Sync', '50'],
  ['Performance Analysis', '150'],
  ['Recovery Optimization', '200'],
  ['Challenge Completion', '500'],
  ['Stress Analysis', '75'],
  ['Cognitive Training', '125'],
  ['Mental Resilience', '200'],
  ['Wellness Protocol', '300'],
  ['Nutrition Analysis', '50'],
  ['Metabolic Tracking', '100'],
  ['Dietary Optimization', '300 per week'],
  ['Partner Integration', '150'],
  ['Network Participation', '750'],
  ['Knowledge Sharing', '1,000'],
  ['Community Leadership', '2,000'],
  ['Peer Optimization', '1,500'],
  ['Learning Module', '750'],
  ['Skill Assessment', '500'],
  ['Certification Program', '2,500'],
  ['Knowledge Validation', '400'],
  ['Biometric Monitoring', '25 per day'],
  ['Health Optimization', '400'],
  ['Preventive Screening', '1,500'],
  ['Annual Assessment', '5,000'],
] as const

/** Specification, section 9, "FAQ claims". */
const claims = [
  /up to 2 extra members with Gold/,
  /up to 4 with Platinum/,
  /Bronze and Silver can add users for R100 per user per month/,
  /up to 75%/,
  /R200 per month \(normally R800\+\)/,
  /24–48 hours/,
  /200\+/,
  /50,000\+/,
  /under 100ms/,
  /99\.7%/,
  /500\+/,
]

function answer(page: Page, index: number) {
  return page.getByText(faq.items[index]!.answer[0], { exact: true })
}

async function press(page: Page, index: number) {
  await page.getByText(faq.items[index]!.question, { exact: true }).tap()
}

/** Opens and closes questions; in every engine one answer is open at a time. */
async function expectOneOpenAtATime(page: Page) {
  expect(faq.items).toHaveLength(8)
  for (const [index, item] of faq.items.entries()) {
    await expect(page.getByText(item.question, { exact: true })).toBeVisible()
    await expect(answer(page, index)).toBeHidden()
  }

  await press(page, 0)
  await expect(answer(page, 0)).toBeVisible()
  await press(page, 5)
  await expect(answer(page, 5)).toBeVisible()
  await expect(answer(page, 0)).toBeHidden()
  await press(page, 4)
  await expect(answer(page, 4)).toBeVisible()
  await expect(answer(page, 5)).toBeHidden()
  await press(page, 4)
  await expect(answer(page, 4)).toBeHidden()
  await expect(page.locator('details[open]')).toHaveCount(0)
}

test('the FAQ shows one answer at a time, and none at the start', async ({ page }) => {
  await openHydrated(page, '/rewards')
  await expectOneOpenAtATime(page)
})

test('the FAQ shows one answer at a time in an engine without <details name>', async ({ page }) => {
  // To such an engine the attribute is a word like any other. Here another word takes its place, in the page and for
  // whoever asks for it.
  await page.route('/rewards', async (route) => {
    const response = await route.fetch()
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('<details name=', '<details data-name='),
    })
  })
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name')
    Object.assign(document, {
      querySelectorAll: (selector: string) =>
        document.documentElement.querySelectorAll(selector.replace('details[name', 'details[data-name')),
    })
    HTMLDetailsElement.prototype.getAttribute = function (name) {
      return Element.prototype.getAttribute.call(this, name === 'name' ? 'data-name' : name)
    }
  })
  await openHydrated(page, '/rewards')
  await expect(page.locator('details[data-name]')).toHaveCount(8)
  await expectOneOpenAtATime(page)
})

test('an answer can be opened and closed with the keyboard', async ({ page }) => {
  await openHydrated(page, '/rewards')
  await page.locator('summary').first().focus()
  await page.keyboard.press('Enter')
  await expect(answer(page, 0)).toBeVisible()
  await page.keyboard.press('Space')
  await expect(answer(page, 0)).toBeHidden()
})

test.describe('fault 23: without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the FAQ shows one answer at a time', async ({ page }) => {
    await page.goto('/rewards')
    await expectOneOpenAtATime(page)
  })

  test('every tier has its points and its discount', async ({ page }) => {
    await page.goto('/rewards')
    const main = page.getByRole('main')

    for (const [name, points, discount] of tiers) {
      const card = main
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name, exact: true }) })
      await expect(card.getByText(points, { exact: true })).toBeVisible()
      await expect(card.getByText(discount, { exact: true })).toBeVisible()
    }
  })

  test('every activity has its value, and every category its range', async ({ page }) => {
    await page.goto('/rewards')
    const main = page.getByRole('main')

    for (const [name, range, per] of categories) {
      const heading = page.getByRole('heading', { name, exact: true, level: 3 })
      const card = main.locator('div').filter({ has: heading, hasText: range }).last()
      await expect(card).toContainText(range)
      await expect(card).toContainText(per)
      await expect(card.getByRole('table')).toHaveCount(1)
    }
    const rows = main.getByRole('row').filter({ has: page.getByRole('rowheader') })
    const ledger = await rows.evaluateAll((all) =>
      all.map((row) => [...row.children].map((cell) => cell.textContent)),
    )
    expect(ledger).toEqual(activities)
  })

  test('every claim of the FAQ is in an answer', async ({ page }) => {
    await page.goto('/rewards')
    const answers = await page.locator('details').allTextContents()
    for (const claim of claims) {
      expect(answers.filter((text) => claim.test(text)).length, String(claim)).toBeGreaterThan(0)
    }
  })

  test('every group of partners shows its partners and benefits', async ({ page }) => {
    await page.goto('/rewards')
    expect(partnerGroups.groups).toHaveLength(4)
    for (const { title, partners, benefits } of partnerGroups.groups) {
      await expect(page.getByRole('heading', { name: title, exact: true }).last()).toBeVisible()
      for (const line of [...partners, ...benefits]) {
        await expect(page.getByRole('main').getByText(line).first()).toBeVisible()
      }
    }
  })
})
