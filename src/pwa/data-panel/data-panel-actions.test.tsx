import { expect, test, vi } from 'vitest'
import { isDismissed, noteDismissed } from '../session-notes.ts'

test('removing forgets at once what the tab remembers, also where there are no caches', async () => {
  vi.stubGlobal('BroadcastChannel', EventTarget)
  const { removeSite } = await import('./data-panel-actions.ts')
  noteDismissed('offline')
  expect(await removeSite()).toBe('removeFailed')
  expect(isDismissed('offline')).toBe(false)
  vi.unstubAllGlobals()
})
