import sharp from 'sharp'
import { paths } from '../support/site.ts'
import { expect, test } from '../support/test.ts'
import { openHydrated } from '../support/waits.ts'

/** Pixels above and below a seam, in the picture. */
const reach = 4

for (const [width, deviceScaleFactor] of [
  [1440, 1.25],
  [360, 2.75],
  [412, 2.625],
] as const)
  test.describe(`at ${deviceScaleFactor} pixels of the screen per pixel`, () => {
    test.use({
      viewport: { width, height: 900 },
      deviceScaleFactor,
      contextOptions: { reducedMotion: 'reduce' },
    })

    test('no line of the light page is between two nights', async ({ page }) => {
      let seen = 0
      for (const path of [...paths, '/no-such-page']) {
        await openHydrated(page, path)
        const seams = await page
          .locator('main > .on-night + .on-night, main ~ footer')
          .evaluateAll((nights) => nights.map((night) => night.getBoundingClientRect().top + scrollY))
        const picture = await page.screenshot({ fullPage: true })
        for (const seam of seams) {
          const top = Math.round(seam * deviceScaleFactor) - reach
          const rows = await sharp(picture)
            .extract({ left: 0, top, width: 1, height: 2 * reach })
            .removeAlpha()
            .raw()
            .toBuffer()
          const reds = Array.from({ length: 2 * reach }, (_, row) => rows[3 * row]!)
          expect.soft(Math.max(...reds) - Math.min(...reds), `${path} at ${seam}`).toBeLessThan(8)
          seen++
        }
      }
      expect(seen).toBeGreaterThan(paths.length)
    })
  })
