import type { PagePath } from '../../src/content/pages.ts'
import { status } from '../../src/content/status.ts'
import { paths } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

/**
 * The height that each page should have on a phone, in pixels. A page may be 5% higher, and not 20% lower. For a new page
 * write 1, build, and run this test: it says what to write.
 */
const budgets: Record<PagePath, number> = {
  '/': 6900,
  '/chatbot': 6300,
  '/community': 4800,
  '/fitness': 4800,
  '/network': 6200,
  '/rewards': 7400,
  '/wellnet': 5400,
  '/about': 4200,
  '/careers': 3900,
  '/contact': 4300,
  '/legal': 3700,
}

test('on a phone, pages and the line of a preview are not longer than they should be', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    const mend = `${path}: shorten it, or write ${Math.round(height / 100) * 100} in budgets of heights.spec.ts`
    expect.soft(height, mend).toBeLessThanOrEqual(Math.round(budgets[path] * 1.05))
    expect.soft(height, `${path}: lower the budget`).toBeGreaterThan(budgets[path] * 0.8)
  }
  if (!status.line) return
  const line = page.getByRole('complementary').filter({ hasText: status.line.tag }).getByRole('paragraph')
  const rows = await line.evaluate((p) => p.clientHeight / Number.parseFloat(getComputedStyle(p).lineHeight))
  expect(Math.round(rows), 'rows of the line at 360 pixels').toBeLessThanOrEqual(2)
})
