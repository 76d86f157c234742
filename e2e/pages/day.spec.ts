import { hourOf, yOf, dayHeight } from '../../src/components/day/readings.ts'
import { modules } from '../../src/content/fitness.ts'
import { selectorsOf } from '../support/selectors.ts'
import { expect, test } from '../support/test.ts'

for (const [width, isAcross] of [
  [1440, true],
  [360, false],
] as const)
  test(`a day's modules are at their hours, and its pulses at their lines, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/fitness')
    const list = await selectorsOf('day/day', 'modules')
    const drawn = await selectorsOf('day/day-picture', 'picture', 'scale')
    const boxes = (selector: string) =>
      page.locator(selector).evaluateAll((elements) =>
        elements.map((element) => {
          const { left, top, bottom, width: wide, height: high } = element.getBoundingClientRect()
          return { left, top, bottom, wide, high }
        }),
      )
    const [picture] = await boxes(drawn.picture)
    const { left, top, bottom, wide, high } = picture!
    const items = await boxes(`${list.modules} > li`)
    expect(items).toHaveLength(modules.items.length)
    // From the top of an item to the middle of its first line, on which its lead hangs.
    const firstLineInPixels = 14
    const shares = items.map((item) =>
      isAcross ? (item.left - left) / wide : (item.top + firstLineInPixels - top) / high,
    )
    const expected = modules.items.map(({ time }) => hourOf(time) / 24)
    // A line leads to the nearest reading, at most five minutes away.
    for (const [index, share] of shares.entries())
      expect.soft(Math.abs(share - expected[index]!) * 24 * 60, modules.items[index]!.title).toBeLessThan(8)
    if (!isAcross) return
    const pulses = await boxes(`${drawn.scale} > span`)
    for (const [index, pulse] of modules.scale.entries()) {
      const above = (bottom - pulses[index]!.bottom) / high - 1 + yOf(Number.parseFloat(pulse)) / dayHeight
      expect.soft(above > 0 && above < 0.03, `${pulse} stands on its line`).toBe(true)
    }
  })
