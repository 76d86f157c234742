import { chromiumArguments, findChromium } from '../../setup/chromium.ts'
import { expect, test } from '../support/test.ts'
import { expectNothingCutOff } from './cut-off.ts'

/** Twice the size of text, as a reader sets it in the browser: rem grows with it, in lengths and in media queries. */

const executablePath = findChromium()
const doubled = '--blink-settings=defaultFontSize=32'
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: { args: [...chromiumArguments, doubled], ...(executablePath && { executablePath }) },
})

test('with text at 200% nothing is cut off and no page scrolls sideways', async ({ page }) => {
  test.slow()
  await expectNothingCutOff(page, async () => {
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  })
})
