import { faq } from '../../src/content/rewards.ts'
import { paths } from '../support/site.ts'
import { expect, openHydrated, test } from '../support/test.ts'

/** What comes out of a printer that prints grounds, from a browser in either scheme. */

for (const colorScheme of ['light', 'dark'] as const) {
  test(`on paper every page is dark words on white (${colorScheme} scheme)`, async ({ page }) => {
    test.slow()
    for (const path of [...paths, '/no-such-page']) {
      await page.emulateMedia({ media: 'screen', colorScheme })
      await openHydrated(page, path)
      await page.emulateMedia({ media: 'print' })

      await expect(page.getByRole('banner')).toBeHidden()
      const unreadable = await page.evaluate(() => {
        const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!
        /** From 0 to 255; a colour that lets the paper through is as light as the paper. */
        const lightnessOf = (color: string) => {
          context.fillStyle = '#fff'
          context.fillRect(0, 0, 1, 1)
          context.fillStyle = color
          context.fillRect(0, 0, 1, 1)
          const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
          return 0.3 * red + 0.6 * green + 0.1 * blue
        }
        const shown = [...document.querySelectorAll('html, body, #app, #app *')].filter((element) =>
          element.checkVisibility(),
        )
        const hasText = (element: Element) =>
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE)
        return shown
          .filter((element) => {
            const { color, backgroundColor } = getComputedStyle(element)
            return lightnessOf(backgroundColor) < 150 || (hasText(element) && lightnessOf(color) > 100)
          })
          .map((element) => element.outerHTML.slice(0, 100))
      })
      expect(unreadable, path).toEqual([])
    }
  })
}

test('on paper every answer is open', async ({ page }) => {
  await openHydrated(page, '/rewards')
  // What is folded away has a size as soon as anything has asked for it: only its visibility tells.
  const answer = page.getByText(faq.items[0].answer[0], { exact: true })
  await expect(answer).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(answer).toBeVisible()
})
