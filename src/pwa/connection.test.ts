import { expect, test, vi } from 'vitest'
import { whyDataIsExpensive } from './connection.ts'

test.each([
  ['Chromium with Save-Data', { saveData: true, effectiveType: '4g' }, 'saveData'],
  ['Chromium on 2G', { saveData: false, effectiveType: 'slow-2g' }, 'slow'],
  ['Chromium on 4G', { saveData: false, effectiveType: '4g' }, undefined],
  ['Firefox for Android', { type: 'cellular' }, undefined],
  ['Safari', undefined, undefined],
])('%s: whether data is expensive', (_, connection, reason) => {
  vi.stubGlobal('navigator', { connection })
  expect(whyDataIsExpensive()).toBe(reason)
  vi.unstubAllGlobals()
})
