import type { Locator } from '@playwright/test'
import {
  latencyLimitMilliseconds,
  partnerNodes,
  supportedDevices,
  tierFigures,
} from '../../src/content/figures.ts'
import { selectorsOf } from '../support/selectors.ts'
import { paths } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

test.use({ javaScriptEnabled: false })

test('a print shown again has the dots of the first, also with forced colours', async ({ page }) => {
  // A phone does not show it.
  await page.setViewportSize({ width: 1440, height: 900 })
  const { print: printClass } = await selectorsOf('print/print', 'print')
  let compared = 0
  for (const path of paths) {
    await page.goto(path)
    for (const print of await page.locator(printClass).all()) {
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
  expect(compared).toBeGreaterThan(4)
})

test('the dots of home’s figures have one size, and rows are as wide as the poster', async ({ page }) => {
  for (const width of [360, 1440, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/#figures')
    const blocks = page.locator('#figures svg:not([viewBox="0 0 25 1"])')
    const sizes = await blocks.evaluateAll((elements) =>
      elements.map((element) => {
        const { left, width: across, height } = element.getBoundingClientRect()
        const columns = (element as SVGSVGElement).viewBox.baseVal.width
        const pitch = across / columns
        return { pitch: pitch.toFixed(2), dots: columns * Math.round(height / pitch), left: left / pitch }
      }),
    )
    // Of a second, a part is lit: each half of it comes first.
    const lit = latencyLimitMilliseconds / 10
    const halves = [partnerNodes, supportedDevices, 1000, lit, 100 - lit].flatMap((all) => [all / 2, all / 2])
    expect(sizes.map(({ dots }) => dots)).toEqual(halves)
    expect(new Set(sizes.map(({ pitch }) => pitch)).size).toBe(1)
    // A phone has two rows, of which each is lit as far as the second is; a wide window has one.
    const places = sizes.slice(-4).map(({ left }) => Math.round(left - sizes[0]!.left))
    expect(places).toEqual(width === 360 ? [0, 0, lit / 2, lit / 2] : [0, lit / 2, lit, 50 + lit / 2])
    // A disc for each thousand, in two rows as wide as the poster, beyond whose edges is the air of the outer ones.
    const discs = page.locator('#figures svg[viewBox="0 0 25 1"]')
    for (const half of await discs.all()) {
      const columns = (await half.boundingBox())!.width / Number(sizes[0]!.pitch)
      expect(columns).toBeCloseTo(width === 360 ? 50 : 101.14, 1)
    }
    await expect(discs).toHaveCount(2)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('the tiers of the ladder rise as their discounts do', async ({ page }) => {
  for (const width of [768, 1024, 1440, 1536, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/rewards#tiers')
    const heights = await page
      .locator('#tiers ol > li')
      .evaluateAll((tiers) => tiers.map((tier) => tier.getBoundingClientRect().height))
    // From tier to tier as many dots as its discount has more per cent.
    const tiers = Object.values(tierFigures).map((tier) => tier.partnerDiscountUpToPercent)
    const steps = heights
      .slice(1)
      .map((height, index) => (height - heights[index]!) / (tiers[index + 1]! - tiers[index]!))
    expect(
      Math.max(...steps) - Math.min(...steps),
      `${steps.join(', ')} px for each per cent, at ${width} px: a tier’s words are higher than its pole (--unit in tiers.module.css)`,
    ).toBeLessThan(0.1)
  }
})

test('what grows into view is half there from the first: no ground is bare', async ({ page }) => {
  for (const [path, parts] of [
    ['/careers', '#steps :is([data-row], [data-bloom])'],
    ['/rewards', '#tiers svg path'],
  ] as const) {
    const shown: number[][] = []
    // At the top of the page all animations are at their start; with less motion there are none.
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion })
      await page.goto(path)
      const widths = await page.locator(parts).evaluateAll((elements) =>
        elements.map((element) => {
          const [part, box] = [element, element.closest('svg')!].map((each) => each.getBoundingClientRect())
          return Math.min(part!.right, box!.right) - Math.max(part!.left, box!.left)
        }),
      )
      shown.push(widths)
    }
    const [first, last] = shown
    expect(last!.length, path).toBeGreaterThan(2)
    expect(Math.min(...last!.map((width, index) => first![index]! / width)), path).toBeGreaterThan(0.5)
  }
})

test('each plant of /careers stands on ground, one, two and four in a row', async ({ page }) => {
  for (const width of [280, 360, 800, 1280]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/careers')
    const floating = await page.locator('#steps svg:has([data-row])').evaluateAll((plants) => {
      const rows = plants.flatMap((plant) => [...plant.querySelectorAll(':scope > path')])
      const grounds = rows.map((row) => row.getBoundingClientRect()).filter((row) => row.width > 0)
      return plants
        .map((plant) => plant.getBoundingClientRect())
        .map(({ left, right, top, bottom }) => ({ middle: (left + right) / 2, top, bottom }))
        .filter(
          ({ middle, top, bottom }) =>
            !grounds.some(
              (row) => row.left < middle && row.right > middle && row.top > top && row.top < bottom,
            ),
        ).length
    })
    expect(floating, `plants without ground at ${width} px`).toBe(0)
  }
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
