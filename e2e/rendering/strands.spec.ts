import { beamEnds, mastX } from '../../src/prints/places/mast.ts'
import { roadEnds } from '../../src/prints/places/road.ts'
import { heart, rootGap } from '../../src/prints/places/roots.ts'
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
