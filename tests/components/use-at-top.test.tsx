import { readFileSync } from 'node:fs'
import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { scrollThresholdInPixels, useAtTop } from '../../src/components/header/use-at-top.ts'
import { headerScrollThresholdInPixels } from '../content/specification.ts'

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

test('the threshold is the specification’s, in the script and in the style sheet', () => {
  expect(scrollThresholdInPixels).toBe(headerScrollThresholdInPixels)
  const style = readFileSync('src/components/header/header.css', 'utf8')
  expect(style).toContain(`animation-range: ${headerScrollThresholdInPixels}px`)
})

test('an engine without scroll timelines has the document marked up to the threshold', () => {
  vi.stubGlobal('scrollY', 0)
  const { unmount } = renderHook(useAtTop)
  expect(isMarked()).toBe(true)
  expect(isMarkedAt(headerScrollThresholdInPixels)).toBe(true)
  expect(isMarkedAt(headerScrollThresholdInPixels + 1)).toBe(false)
  expect(isMarkedAt(0)).toBe(true)
  // A page that comes back from the back/forward cache comes back scrolled.
  expect(isMarkedAt(400, 'pageshow')).toBe(false)
  unmount()
  expect(isMarkedAt(0)).toBe(false)
})

test('a page that is hydrated scrolled is not marked', () => {
  vi.stubGlobal('scrollY', 400)
  renderHook(useAtTop)
  expect(isMarked()).toBe(false)
})

test('where the style sheet does it, the script leaves it alone', () => {
  supports.mockImplementation((condition) => condition.startsWith('animation-timeline'))
  renderHook(useAtTop)
  expect(isMarkedAt(0)).toBe(false)
})
