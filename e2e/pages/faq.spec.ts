import type { Page } from '@playwright/test'
import { faq } from '../../src/content/rewards.ts'
import { changeHtml, expect, test } from '../support/test.ts'
import { openHydrated } from '../support/waits.ts'

/** The questions on /rewards: in every engine one answer is open at a time. */

const [first, second, third] = faq.items

function answerTo(page: Page, item: (typeof faq.items)[number]) {
  return page.getByRole('paragraph').filter({ hasText: item.answer[0] })
}

async function press(page: Page, item: (typeof faq.items)[number]) {
  await page.getByText(item.question, { exact: true }).tap()
}

async function expectOneOpenAtATime(page: Page) {
  for (const item of faq.items) {
    await expect(page.getByText(item.question, { exact: true })).toBeVisible()
    await expect(answerTo(page, item)).toBeHidden()
  }
  for (const pressed of [first, third, second]) {
    await press(page, pressed)
    await expect(answerTo(page, pressed)).toBeVisible()
    await expect(page.locator('#questions details[open]')).toHaveCount(1)
  }
  await press(page, second)
  await expect(page.locator('#questions details[open]')).toHaveCount(0)
  await expect(page.locator('#questions details')).toHaveCount(faq.items.length)
}

test('one answer is open at a time, with a finger and with the keyboard', async ({ page }) => {
  await openHydrated(page, '/rewards')
  await expectOneOpenAtATime(page)
  await page.locator('#questions summary').first().focus()
  await page.keyboard.press('Enter')
  await expect(answerTo(page, first)).toBeVisible()
  await page.keyboard.press('Space')
  await expect(answerTo(page, first)).toBeHidden()
})

test('a pressed question stays where it is, although the answer above it closes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openHydrated(page, '/rewards')
  await press(page, first)
  const pressed = page.getByText(second.question, { exact: true })
  await pressed.evaluate((element) => scrollBy(0, element.getBoundingClientRect().top - 200))
  await press(page, second)
  await expect(answerTo(page, first)).toBeHidden()
  await expect.poll(async () => Math.round((await pressed.boundingBox())!.y)).toBe(200)
})

test('one answer is open at a time in an engine without <details name>', async ({ page }) => {
  // Such an engine ignores the attribute. Here the page has another name for it, and scripts have none.
  await changeHtml(page, '/rewards', (html) => html.replaceAll('<details name=', '<details data-name='))
  await page.addInitScript(() => Reflect.deleteProperty(HTMLDetailsElement.prototype, 'name'))
  await openHydrated(page, '/rewards')
  await expect(page.locator('details[data-name]')).toHaveCount(faq.items.length)
  await expectOneOpenAtATime(page)
})
