import { paths } from '../support/site.ts'
import { expect, test } from '../support/test.ts'

/** Type grows with the window, and the width of the content only from some windows on: between them, words have the least room. */
const widths = [1024, 1440, 1536, 1920, 2560]

/** The ink of the largest figure ends at the edge, so that its box is a little wider. In pixels. */
const tolerance = 12

test('in wide windows no words pass the right edge of the page’s text', async ({ page }) => {
  for (const path of paths) {
    await page.goto(path)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      const edge = await page
        .locator('header .wrap')
        .first()
        .evaluate((wrap) => {
          return wrap.getBoundingClientRect().right - parseFloat(getComputedStyle(wrap).paddingRight)
        })
      const passing = await page.locator('main').evaluate((main, farthest) => {
        const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        while (texts.nextNode()) {
          const { parentElement, textContent } = texts.currentNode
          if (!parentElement?.checkVisibility() || parentElement.closest('svg, .visually-hidden')) continue
          const range = document.createRange()
          range.selectNodeContents(texts.currentNode)
          const right = Math.max(...Array.from(range.getClientRects(), (line) => line.right))
          if (right > farthest) found.push(`${textContent}: ${Math.round(right - farthest)} px`)
        }
        return found
      }, edge + tolerance)
      expect(passing, `${path} at ${width} px`).toEqual([])
    }
  }
})
