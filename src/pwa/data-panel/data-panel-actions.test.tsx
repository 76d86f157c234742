import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hasMark, addMark } from '../session-marks.ts'

beforeEach(() => vi.stubGlobal('BroadcastChannel', EventTarget))
afterEach(() => vi.unstubAllGlobals())

test('removing forgets at once what the tab remembers, also where there are no caches', async () => {
  const { removeSite } = await import('./data-panel-actions.ts')
  addMark('offline')
  expect(await removeSite()).toBe('removeFailed')
  expect(hasMark('offline')).toBe(false)
})

test('removing also forgets what is only in memory, where the tab has no storage', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, clear: refuse })
  const { removeSite } = await import('./data-panel-actions.ts')
  addMark('offline')
  expect(hasMark('offline')).toBe(true)
  expect(await removeSite()).toBe('removeFailed')
  expect(hasMark('offline')).toBe(false)
})
