import { expect } from '@playwright/test'
import type { Page } from '@playwright/test'

const texts = 'h1, h2, h3, p, li, dt, dd, th, td, a, button, label, summary, input, textarea'

/** Every text that is cut off or beyond the window, and the page itself where it scrolls sideways. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate((selector) => {
    const root = document.documentElement
    const isCut = (element: Element) => {
      const { overflowX, overflowY, clipPath } = getComputedStyle(element)
      if (clipPath !== 'none' || element.closest('.visually-hidden')) return false
      const hidesX = overflowX === 'hidden' || overflowX === 'clip'
      const hidesY = overflowY === 'hidden' || overflowY === 'clip'
      if (!hidesX && !hidesY) return false
      const frame = element.getBoundingClientRect()
      return [...element.querySelectorAll(selector)].some((text) => {
        const { left, right, top, bottom, width } = text.getBoundingClientRect()
        const isBeside = left < frame.left - 1 || right > frame.right + 1
        const isAboveOrBelow = top < frame.top - 1 || bottom > frame.bottom + 1
        return width > 0 && ((hidesX && isBeside) || (hidesY && isAboveOrBelow))
      })
    }
    // Rows of panes, chips and wide tables.
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element.matches('main *') &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    const isBeyondTheWindow = (element: Element) => {
      const { right, width } = element.getBoundingClientRect()
      const isRight = width > 0 && right > root.clientWidth + 1
      return isRight && !scrolls(element) && !element.closest('.visually-hidden')
    }
    const cut = [...document.querySelectorAll('body *')].filter(
      (element) => element.clientWidth > 0 && isCut(element),
    )
    const beyond = [...document.body.querySelectorAll(selector)].filter(
      (element) => element.checkVisibility() && isBeyondTheWindow(element),
    )
    const isWide = root.scrollWidth > root.clientWidth
    return [
      ...(isWide ? [`the page is ${root.scrollWidth} wide in a window of ${root.clientWidth}`] : []),
      ...[...cut, ...beyond].map((element) => element.outerHTML.slice(0, 120)),
    ]
  }, texts)
}

/** Finds nothing cut off in windows of some widths. */
export async function expectNothingCutOff(page: Page, name: string, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect.soft(await cutOff(page), `${name}, ${width} pixels`).toEqual([])
  }
}
