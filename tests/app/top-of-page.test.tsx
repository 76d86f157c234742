import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { markTopOfPage, scrollThresholdInPixels } from '../../src/app/top-of-page.ts'
import { headerScrollThresholdInPixels } from '../content/specification.ts'

/** An engine without scroll timelines; all others do this in CSS. */
beforeEach(() => {
  vi.stubGlobal('CSS', { supports: () => false })
  document.documentElement.removeAttribute('data-at-top')
})
afterEach(() => vi.unstubAllGlobals())

function isMarkedAt(pixels: number): boolean {
  vi.stubGlobal('scrollY', pixels)
  dispatchEvent(new Event('scroll'))
  return document.documentElement.hasAttribute('data-at-top')
}

test('the threshold is the specification’s', () => {
  expect(scrollThresholdInPixels).toBe(headerScrollThresholdInPixels)
})

test('the header stands on the page up to the threshold and on its own ground past it', () => {
  markTopOfPage()
  expect(isMarkedAt(0)).toBe(true)
  expect(isMarkedAt(headerScrollThresholdInPixels)).toBe(true)
  expect(isMarkedAt(headerScrollThresholdInPixels + 1)).toBe(false)
  expect(isMarkedAt(0)).toBe(true)
})

test('a page that comes back scrolled is marked at once', () => {
  vi.stubGlobal('scrollY', 400)
  document.documentElement.setAttribute('data-at-top', '')
  markTopOfPage()
  expect(document.documentElement.hasAttribute('data-at-top')).toBe(false)
})

test('where the style sheet does it, the script leaves it alone', () => {
  vi.stubGlobal('CSS', { supports: () => true })
  markTopOfPage()
  expect(document.documentElement.hasAttribute('data-at-top')).toBe(false)
})
