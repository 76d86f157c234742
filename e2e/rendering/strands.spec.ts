import { frame } from '../../src/prints/places/frames.ts'
import { beamEnds, mastX } from '../../src/prints/places/mast.ts'
import { roadEnds } from '../../src/prints/places/road.ts'
import { heart, rootGap } from '../../src/prints/places/roots.ts'
import { strandGap } from '../../src/prints/places/strands.ts'
import { selectorsOf } from '../support/selectors.ts'
import { desktop, expect, test } from '../support/test.ts'

/** Strands of dots leave the hero's print where its drawing ends, at every width. */

test.use(desktop)
/** A phone draws the beams of /contact as bends. */
for (const [path, ends, narrow] of [
  ['/contact', beamEnds.map((end) => mastX + end), 768],
  ['/careers', [-1.5, -0.5, 0.5, 1.5].map((gaps) => heart[0] + gaps * rootGap), 360],
  ['/about', roadEnds, 360],
  ['/no-such-page', roadEnds, 360],
] as const)
  test(`${path}: each strand begins where the print ends`, async ({ page }) => {
    for (const [width, height] of [
      [narrow, 1000],
      [844, 390],
      [1023, 768],
      [1024, 768],
      [1440, 900],
      [2560, 1440],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto(path)
      const distances = await page.evaluate((places) => {
        const print = document.querySelector<SVGSVGElement>('main > section svg')!
        const toWindow = print.getScreenCTM()!
        return places.map((x, index) => {
          const strand = document.querySelector(`[data-strand="${index}"]`)!
          const { padding } = getComputedStyle(strand)
          const { left, right } = strand.getBoundingClientRect()
          const end = toWindow.a * x + toWindow.e
          // A strand leads to one side in every window.
          if (right - left < 10) return Infinity
          return Math.min(Math.abs(right - parseFloat(padding) - end), Math.abs(left - end))
        })
      }, ends)
      expect.soft(Math.max(...distances), `${path} at ${width}`).toBeLessThan(3)
    }
  })

for (const width of [280, 360, 700])
  test(`/contact: the rails of a phone go on from their bends and end in their discs, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/contact')
    const { bends, rails } = await selectorsOf('doors/doors', 'bends', 'rails')
    const distances = await page.evaluate(
      ([svg, boxes]) => {
        /** Places of the dots of a shape, in the window. */
        const dotsOf = (shape: SVGGeometryElement, length = shape.getTotalLength()) => {
          const toWindow = shape.getScreenCTM()!
          const { strokeDasharray, strokeDashoffset } = getComputedStyle(shape)
          const gap = Number.parseFloat(strokeDasharray.split(',')[1]!) / toWindow.a
          const first = -Number.parseFloat(strokeDashoffset) % gap
          return Array.from({ length: Math.floor(length / gap) + 1 }, (_, dot) =>
            shape.getPointAtLength(first + dot * gap).matrixTransform(toWindow),
          )
        }
        const names = [...document.querySelectorAll(`${boxes} ~ ul h3`)]
        const paths = [...document.querySelectorAll<SVGPathElement>(`${svg} > path`)].flatMap((both) =>
          both
            .getAttribute('d')!
            .split('M')
            .slice(1)
            .map((data) => {
              const one = both.cloneNode() as SVGPathElement
              one.setAttribute('d', `M${data}`)
              both.after(one)
              return one
            }),
        )
        return [...document.querySelectorAll<SVGRectElement>(`${boxes} > rect`)].map((box, wave) => {
          const last = dotsOf(paths[wave]!).at(-1)!
          const next = Math.min(...dotsOf(box).map(({ x, y }) => Math.hypot(x - last.x, y - last.y)))
          const name = names[Math.floor(wave / 2)]!
          const disc = getComputedStyle(name, '::before')
          const middle =
            name.getBoundingClientRect().top +
            Number.parseFloat(disc.marginTop) +
            Number.parseFloat(disc.borderTopWidth)
          return { next, end: box.getBoundingClientRect().bottom - middle }
        })
      },
      [bends, rails] as const,
    )
    expect(distances).toHaveLength(6)
    const gap = (strandGap * width) / frame.width
    for (const { next, end } of distances) {
      expect(next).toBeLessThan(0.1 * gap)
      expect(Math.abs(Math.abs(end) - gap / 2)).toBeLessThan(1)
    }
  })
