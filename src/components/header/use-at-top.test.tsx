import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { headerScrollThresholdInPixels } from '../../../shared/specification.ts'
import { scrollThresholdInPixels } from './scroll-threshold.ts'
import { useAtTop } from './use-at-top.ts'

const supports = vi.fn<(condition: string) => boolean>()

beforeEach(() => {
  vi.stubGlobal('CSS', { supports })
  supports.mockReturnValue(false)
  document.documentElement.removeAttribute('data-at-top')
})
afterEach(() => vi.unstubAllGlobals())

function isMarked(): boolean {
  return document.documentElement.hasAttribute('data-at-top')
}

function isMarkedAt(pixels: number, event = 'scroll'): boolean {
  vi.stubGlobal('scrollY', pixels)
  dispatchEvent(new Event(event))
  return isMarked()
}

test('the threshold is the specification’s', () => {
  expect(scrollThresholdInPixels).toBe(headerScrollThresholdInPixels)
})

test('without scroll timelines the document is marked up to the threshold', () => {
  vi.stubGlobal('scrollY', 0)
  const { unmount } = renderHook(useAtTop)
  expect(isMarked()).toBe(true)
  expect(isMarkedAt(headerScrollThresholdInPixels)).toBe(true)
  expect(isMarkedAt(headerScrollThresholdInPixels + 1)).toBe(false)
  expect(isMarkedAt(0)).toBe(true)
  // The back/forward cache restores pages with their scroll position.
  expect(isMarkedAt(400, 'pageshow')).toBe(false)
  unmount()
  expect(isMarkedAt(0)).toBe(false)
})

test('a page that is scrolled before hydration is not marked', () => {
  vi.stubGlobal('scrollY', 400)
  renderHook(useAtTop)
  expect(isMarked()).toBe(false)
})

test('with scroll timelines the script does nothing', () => {
  supports.mockImplementation((condition) => condition.startsWith('animation-timeline'))
  renderHook(useAtTop)
  expect(isMarkedAt(0)).toBe(false)
})
