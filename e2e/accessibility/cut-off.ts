import type { Page } from '@playwright/test'
import { paths } from '../support/site.ts'
import { expect, openHydrated } from '../support/test.ts'
import { openStates, pretendUpdateWaits } from './states.ts'

/** Everything whose text is cut off, and the page itself where it scrolls sideways. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const isWide = root.scrollWidth > root.clientWidth
    const isCut = (element: Element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element)
      if (clipPath !== 'none' || element.closest('.visually-hidden')) return false
      const hidesX = overflowX === 'hidden' || overflowX === 'clip'
      const hidesY = overflowY === 'hidden' || overflowY === 'clip'
      const texts = [
        ...element.querySelectorAll('h1, h2, h3, p, li, dt, dd, th, td, a, button, label, summary'),
      ]
      const frame = element.getBoundingClientRect()
      return texts.some((text) => {
        const { left, right, top, bottom, width } = text.getBoundingClientRect()
        if (width === 0) return false
        return (
          (hidesX && (left < frame.left - 1 || right > frame.right + 1)) ||
          (hidesY && (top < frame.top - 1 || bottom > frame.bottom + 1))
        )
      })
    }
    const cut = [...document.querySelectorAll('body *')].filter(
      (element) => element.clientWidth > 0 && isCut(element),
    )
    const isBeyondTheWindow = (element: Element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 0 && right > root.clientWidth + 1 && !element.closest('.legal-table, .visually-hidden')
    }
    const beyond = [
      ...document.querySelectorAll('body :is(a, button, input, textarea, h1, h2, h3, p, li, td)'),
    ].filter((element) => element.checkVisibility() && isBeyondTheWindow(element))
    return [
      ...(isWide ? [`the page is ${root.scrollWidth} wide in a window of ${root.clientWidth}`] : []),
      ...[...cut, ...beyond].map((element) => element.outerHTML.slice(0, 120)),
    ]
  })
}

/**
 * Walks through every page and every state of it.
 *
 * @param prepare what is done to each page once it is awake
 */
export async function expectNothingCutOff(page: Page, prepare: () => Promise<void> = async () => {}) {
  await pretendUpdateWaits(page)
  for (const path of [...paths, '/no-such-page']) {
    await openHydrated(page, path)
    await prepare()
    expect.soft(await cutOff(page), path).toEqual([])
    for (const { name, reach } of openStates.filter((state) => state.path === path)) {
      await reach(page)
      expect.soft(await cutOff(page), name).toEqual([])
    }
  }
}
