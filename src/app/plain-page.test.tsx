import { expect, test, vi } from 'vitest'
import { reloadAsPlainPage, takePlainState } from './plain-page.tsx'

test('one load after the reload is plain, and the history entry keeps its other state', () => {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  history.replaceState({ key: 'entry' }, '')
  expect(takePlainState()).toBe(false)
  reloadAsPlainPage()
  expect(reload).toHaveBeenCalledOnce()
  expect(takePlainState()).toBe(true)
  expect(takePlainState()).toBe(false)
  expect(history.state).toEqual({ key: 'entry' })
})
