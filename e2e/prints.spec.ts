import type { Locator } from '@playwright/test'
import { paths } from './support/site.ts'
import { expect, test } from './support/test.ts'

test.use({ javaScriptEnabled: false })

test('a print that a page shows again has the same dots as the first, with forced colours too', async ({
  page,
}) => {
  let compared = 0
  for (const path of paths) {
    await page.goto(path)
    for (const print of await page.locator('svg.print').all()) {
      const use = print.locator('use')
      if ((await use.count()) === 0) continue
      const shown = await pictures(print)
      await use.evaluateAll((elements) => {
        for (const element of elements) {
          const first = document.querySelector(element.getAttribute('href')!)!
          element.replaceWith(first.cloneNode(true))
        }
      })
      const copied = await pictures(print)
      expect(
        shown.map((picture, index) => picture.equals(copied[index]!)),
        path,
      ).toEqual([true, true])
      compared += 1
    }
  }
  expect(compared).toBeGreaterThan(5)
})

/** The print in ordinary and in forced colours. */
async function pictures(print: Locator): Promise<Buffer[]> {
  const page = print.page()
  const found: Buffer[] = []
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' })
    found.push(await print.screenshot({ scale: 'css' }))
  }
  return found
}
