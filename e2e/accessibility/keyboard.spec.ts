import type { Page } from '@playwright/test'
import { header } from '../../src/content/navigation.ts'
import { paths } from '../support/site.ts'
import { expect, openHydrated, test } from '../support/test.ts'
import { openStates } from './states.ts'

/** Everything within reach of Tab, seen while it has the focus; everything within reach of a thumb, large enough for it. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What is wrong with the element that has the focus; undefined once focus has left the page. */
function problemAtFocus(page: Page): Promise<{ name: string; problems: string[] } | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const { left, top, width, height } = element.getBoundingClientRect()
    const middle = { x: left + width / 2, y: Math.min(top + height / 2, Math.max(top, innerHeight - 4)) }
    const isInside = middle.x >= 0 && middle.x <= innerWidth && middle.y >= 0 && middle.y <= innerHeight
    const bar = document.querySelector('.site-header')!
    const isUnderHeader = !bar.contains(element) && top < bar.getBoundingClientRect().bottom - 1
    const atMiddle = document.elementFromPoint(middle.x, middle.y)
    const problems = [
      outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2 ? 'has no focus ring' : '',
      isInside ? '' : 'is outside of the window',
      isUnderHeader ? 'begins under the header' : '',
      isInside && !element.contains(atMiddle) ? `is covered by ${atMiddle?.outerHTML.slice(0, 60)}` : '',
    ]
    return {
      name: `${element.tagName.toLowerCase()} "${element.textContent.trim().slice(0, 40)}"`,
      problems: problems.filter(Boolean),
    }
  })
}

/** Presses a key until focus has left the page; what was wrong on the way, and how many elements had the focus. */
async function walk(page: Page, key: 'Tab' | 'Shift+Tab', mostStops = 150) {
  const found: string[] = []
  let stops = 0
  for (; stops < mostStops; stops++) {
    await page.keyboard.press(key)
    const stop = await problemAtFocus(page)
    if (!stop) break
    found.push(...stop.problems.map((problem) => `${key}: ${stop.name} ${problem}`))
  }
  return { found, stops }
}

/** Everything that can be pressed or filled in and is too small: for a finger 44 pixels (WCAG 2.5.5), for a mouse 24 (2.5.8). */
function smallTargets(page: Page, leastPixels: number): Promise<string[]> {
  return page.evaluate(
    (least) =>
      [...document.querySelectorAll<HTMLElement>('a, button, summary, input, textarea')]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        .filter((target) => {
          const { width, height } = target.getBoundingClientRect()
          return Math.min(width, height) < least - 0.01
        })
        .map((target) => target.outerHTML.slice(0, 120)),
    leastPixels,
  )
}

test('the targets of the open menu and of the note are large enough', async ({ page, hasTouch }) => {
  await openHydrated(page, '/rewards')
  for (const { name, reach } of openStates.filter(
    (state) => state.part !== 'details[open]' && state.path === '/rewards',
  )) {
    await reach(page)
    expect(await smallTargets(page, hasTouch ? 44 : 24), name).toEqual([])
  }
})

for (const path of [...paths, '/no-such-page']) {
  test(`${path}: targets are large enough, and focus is seen both ways through the page`, async ({
    page,
    hasTouch,
  }) => {
    await openHydrated(page, path)
    expect(await smallTargets(page, hasTouch ? 44 : 24)).toEqual([])
    const forth = await walk(page, 'Tab')
    const back = await walk(page, 'Shift+Tab', forth.stops)

    expect([...forth.found, ...back.found]).toEqual([])
    expect(forth.stops).toBeGreaterThan(15)
    expect(forth.stops).toBeLessThan(150)
    expect(back.stops).toBe(forth.stops)
  })
}

test('the first Tab leads past the navigation to the content', async ({ page }) => {
  await openHydrated(page, '/rewards')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: header.skipLabel })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')

  await expect(page.getByRole('main')).toBeFocused()
})
