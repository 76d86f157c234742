import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { SnapRow } from './snap-row.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const row = (
  <SnapRow name="Panes, side by side">
    <li>First</li>
    <li>Second</li>
  </SnapRow>
)

test('a row is a tab stop with a short name while it scrolls, and none while it does not', async () => {
  let resize = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resize = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  const width = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(900)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360)
  render(row)
  act(() => resize())
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Panes, side by side' }))

  width.mockReturnValue(360)
  act(() => resize())
  screen.getByRole('list').blur()
  await userEvent.tab()
  expect(document.activeElement).toBe(document.body)
})

test('before hydration a row is no tab stop', () => {
  expect(renderToString(row)).not.toContain('tabindex')
})
