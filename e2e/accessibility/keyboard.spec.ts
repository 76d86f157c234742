import type { Page } from '@playwright/test'
import { desktop, expect, test } from '../support/test.ts'
import { everyPath, halves, walk } from './states.ts'

/** Focus is visible on every focusable element, and touch targets are large enough. */

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Problems of the focused element; undefined once focus has left the page. */
function problemAtFocus(page: Page): Promise<{ name: string; problems: string[] } | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement
    if (!element || element === document.body) return undefined
    const { outlineStyle, outlineWidth } = getComputedStyle(element)
    const { left, top, width, height } = element.getBoundingClientRect()
    const middle = { x: left + width / 2, y: Math.min(top + height / 2, Math.max(top, innerHeight - 4)) }
    const isInside = middle.x >= 0 && middle.x <= innerWidth && middle.y >= 0 && middle.y <= innerHeight
    const bar = document.querySelector('header')!
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

/** Presses a key until focus has left the page. Returns the problems found and the number of focused elements. */
async function pressThrough(page: Page, key: 'Tab' | 'Shift+Tab', mostStops = 150) {
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

async function expectFocusSeen(page: Page, path: string) {
  const forth = await pressThrough(page, 'Tab')
  const back = await pressThrough(page, 'Shift+Tab', forth.stops)
  expect.soft([...forth.found, ...back.found], path).toEqual([])
  expect.soft(forth.stops, path).toBeGreaterThan(15)
  expect.soft(forth.stops, path).toBeLessThan(150)
  expect.soft(back.stops, path).toBe(forth.stops)
}

/** Targets below a size: 44 pixels for touch (WCAG 2.5.5), 24 for a mouse (WCAG 2.5.8). */
function smallTargets(page: Page, leastPixels: number): Promise<string[]> {
  return page.evaluate(
    (least) =>
      [...document.querySelectorAll<HTMLElement>('a, button, summary, input, textarea')]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        .map((target) => ({ target, box: target.getBoundingClientRect() }))
        .filter(({ box }) => Math.min(box.width, box.height) < least - 0.01)
        .map(({ target, box }) => `${box.width} × ${box.height}: ${target.outerHTML.slice(0, 120)}`),
    leastPixels,
  )
}

test('every target of every page and state is large enough, on the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 653 })
  await walk(
    page,
    everyPath,
    async (name) => {
      expect.soft(await smallTargets(page, 44), name).toEqual([])
    },
    true,
  )
})

// Twelve pages in two windows take minutes. The gate presses through each page once: one half on a phone, the other in a wide window.
for (const [name, some] of halves)
  test(
    `Tab and Shift+Tab show focus on every page (${name})`,
    name === 'the second half' ? { tag: '@sweep' } : {},
    async ({ page }) => {
      await walk(page, some, (path) => expectFocusSeen(page, path))
    },
  )

test.describe('in a wide window', () => {
  test.use(desktop)

  test('Tab and Shift+Tab show focus on every page of the second half', async ({ page }) => {
    await walk(page, halves[1][1], (path) => expectFocusSeen(page, path))
  })

  test(
    'Tab and Shift+Tab show focus on every page, and targets are large enough',
    { tag: '@sweep' },
    async ({ page }) => {
      test.slow()
      await walk(page, everyPath, async (path) => {
        expect.soft(await smallTargets(page, 24), path).toEqual([])
        await expectFocusSeen(page, path)
      })
    },
  )
})
