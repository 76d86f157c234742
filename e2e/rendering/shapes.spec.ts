import { selectorsOf } from '../support/selectors.ts'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

for (const width of [280, 360, 768, 1440, 2560])
  test(`the places of a circle of ideas are on it, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/community')
    const { circle, ideas, idea } = await selectorsOf('features/ideas-on-shapes', 'circle', 'ideas', 'idea')
    const distances = await page.locator(`${circle} > ${ideas}`).evaluate((list, items) => {
      const middleOf = (element: Element) => {
        const { left, top } = element.getBoundingClientRect()
        const style = getComputedStyle(element, '::before')
        const [fromLeft, fromTop, wide] = [style.left, style.top, style.width].map(Number.parseFloat) as [
          number,
          number,
          number,
        ]
        return {
          x: left + fromLeft + wide / 2,
          y: top + fromTop + wide / 2,
          wide,
          dots: style.borderTopWidth,
        }
      }
      const round = middleOf(list)
      const radius = (round.wide - Number.parseFloat(round.dots)) / 2
      return Array.from(list.querySelectorAll(items), (item) => {
        const { x, y } = middleOf(item)
        return Math.hypot(x - round.x, y - round.y) - radius
      })
    }, idea)
    expect(distances).toHaveLength(4)
    for (const distance of distances) expect(Math.abs(distance)).toBeLessThan(4)
  })
