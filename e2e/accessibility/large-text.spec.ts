import { launchOptions } from '../../scripts/chromium.ts'
import { modules as fitness } from '../../src/content/fitness.ts'
import { selectorsOf } from '../support/selectors.ts'
import { desktop, expect, test } from '../support/test.ts'
import { cutOff, expectNothingCutOff } from './cut-off.ts'
import { everyPath, walk } from './states.ts'

/** Text at 200 %, set in the browser: it scales rem in lengths and media queries. */

test.use({
  ...desktop,
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: launchOptions('--blink-settings=defaultFontSize=32'),
})

test('with text at 200% nothing is cut off and no page scrolls sideways', async ({ page }) => {
  await walk(page, everyPath, async (path) => {
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
    await expectNothingCutOff(page, path, [320, 1280])
  })
})

test('with text at 200% nothing is cut off in any state', { tag: '@sweep' }, async ({ page }) => {
  test.slow()
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 640 })
    const look = async (name: string) => expect.soft(await cutOff(page), name).toEqual([])
    await walk(page, everyPath, look, true)
  }
})

test('the menu is beside the logo, and the scale of the sample day is one line', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/fitness')
  const [, logo, toggle] = await page.getByRole('banner').locator('a, button').all()
  const { y, height } = (await logo!.boundingBox())!
  expect((await toggle!.boundingBox())!.y).toBeLessThan(y + height)
  const { scale } = await selectorsOf('day/day-picture', 'scale')
  const numbers = page.locator(`${scale} > span:visible`)
  await expect(numbers).toHaveText([fitness.scale[0], fitness.scale.at(-1)!], { useInnerText: true })
  for (const number of await numbers.all()) expect((await number.boundingBox())!.height).toBeLessThan(64)
})
