import { rootEnds } from '../art/motifs/growth.ts'
import { roadEnds } from '../art/motifs/path.ts'
import { beacon } from '../art/motifs/signal.ts'
import { hourOf, yOf, dayHeight } from '../src/components/day/readings.ts'
import { beamEnds } from '../src/components/doors/beams.ts'
import { modules } from '../src/content/fitness.ts'
import { selectorsOf } from './support/selectors.ts'
import { desktop, expect, test } from './support/test.ts'

/** Strands of dots leave the hero's print where its drawing ends, at every width. */

test.use(desktop)

/** A phone draws the beams of /contact as bends. */
for (const [path, ends, narrow] of [
  ['/contact', beamEnds.map((end) => beacon[0] + end), 768],
  ['/careers', rootEnds, 360],
  ['/about', roadEnds, 360],
  ['/no-such-page', roadEnds, 360],
] as const)
  test(`${path}: each strand begins where the print ends`, async ({ page }) => {
    for (const [width, height] of [
      [narrow, 1000],
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
          // It leads to one side in every window.
          if (right - left < 10) return Infinity
          return Math.min(Math.abs(right - parseFloat(padding) - end), Math.abs(left - end))
        })
      }, ends)
      expect.soft(Math.max(...distances), `${path} at ${width}`).toBeLessThan(3)
    }
  })

for (const [width, isAcross] of [
  [1440, true],
  [360, false],
] as const)
  test(`a day's modules are at their hours, and its pulses at their lines, at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/fitness')
    const day = await selectorsOf('day/day')
    const boxes = (selector: string) =>
      page.locator(selector).evaluateAll((elements) =>
        elements.map((element) => {
          const { left, top, bottom, width: wide, height: high } = element.getBoundingClientRect()
          return { left, top, bottom, wide, high }
        }),
      )
    const [picture] = await boxes(day.picture!)
    const { left, top, bottom, wide, high } = picture!
    const items = await boxes(`${day.modules} > li`)
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
    const pulses = await boxes(`${day.scale} > span`)
    for (const [index, pulse] of modules.scale.entries())
      expect
        .soft((bottom - (pulses[index]!.top + pulses[index]!.bottom) / 2) / high, pulse)
        .toBeCloseTo(1 - yOf(Number.parseFloat(pulse)) / dayHeight, 2)
  })
