import { selectorsOf } from '../support/selectors.ts'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

for (const width of [280, 360, 768, 1440, 2560])
  test(`the places of a circle of ideas are on it, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/community')
    const { circle, ideas, idea, round } = await selectorsOf(
      'features/ideas-on-shapes',
      'circle',
      'ideas',
      'idea',
      'round',
    )
    const distances = await page.locator(`${circle} > ${ideas}`).evaluate(
      (list, [items, drawn]) => {
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
        /** A drawing, or on a phone a border, of which only a part is in the window. */
        const circleOf = () => {
          const shape = document.querySelector<SVGCircleElement>(`${drawn} > circle`)!
          const box = shape.getBoundingClientRect()
          if (box.width) {
            const { a, b } = shape.getScreenCTM()!
            const radius = shape.r.baseVal.value * Math.hypot(a, b)
            return { x: box.left + box.width / 2, y: box.top + box.height / 2, radius }
          }
          const { x, y, wide, dots } = middleOf(list)
          return { x, y, radius: (wide - Number.parseFloat(dots)) / 2 }
        }
        const drawing = circleOf()
        return Array.from(list.querySelectorAll(items), (item) => {
          const { x, y } = middleOf(item)
          return Math.hypot(x - drawing.x, y - drawing.y) - drawing.radius
        })
      },
      [idea, round] as const,
    )
    expect(distances).toHaveLength(4)
    // On a phone, a row with more lines of words moves its ring.
    const farthest = width < 768 ? 4 : 1.5
    for (const distance of distances) expect(Math.abs(distance)).toBeLessThan(farthest)
  })

for (const width of [2240, 2560])
  test(`the outer circle of the closing band ends where the text does, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1440 })
    await page.goto('/community')
    const [circle, text] = await page.evaluate(() => {
      const wrap = document.querySelector('#points > div')!
      const { right } = wrap.getBoundingClientRect()
      const print = document.querySelector<SVGUseElement>('main > section:last-child use')!
      // A box has the middle of dots: the outermost is a shoulder (art/motifs/circles.ts).
      const shoulder = 15 * print.getScreenCTM()!.a
      return [
        print.getBoundingClientRect().right + shoulder,
        right - Number.parseFloat(getComputedStyle(wrap).paddingRight),
      ] as const
    })
    expect(Math.abs(circle - text)).toBeLessThan(6)
  })

for (const width of [1280, 1440, 2560])
  test(`dots of a circle and of the line that leaves it are in step, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/community')
    const { round, line, ideas } = await selectorsOf('features/ideas-on-shapes', 'round', 'line', 'ideas')
    const { step, lineStep } = await page.evaluate(
      ([drawing, list]) => {
        const circle = document.querySelector<SVGCircleElement>(`${drawing} > circle`)!
        const { a, b } = circle.getScreenCTM()!
        const around = 2 * Math.PI * circle.r.baseVal.value * Math.hypot(a, b)
        const { height } = getComputedStyle(document.querySelector(list)!, '::before')
        return {
          step: around / Number(circle.getAttribute('pathLength')),
          lineStep: Number.parseFloat(height),
        }
      },
      [round, `${line} > ${ideas}`] as const,
    )
    expect(step).toBeGreaterThan(5)
    expect(Math.abs(step - lineStep)).toBeLessThan(0.02 * step)
  })
