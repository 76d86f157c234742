import { RouterProvider, createMemoryHistory } from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { createSiteRouter } from '../../src/app/router.tsx'

vi.mock('../../src/pages/careers.tsx', () => {
  throw new Error('The network is gone')
})

afterEach(() => vi.restoreAllMocks())

test('if the code of a page does not load, the browser reloads its address', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const history = createMemoryHistory({ initialEntries: ['/about'] })
  const router = createSiteRouter(history)
  await router.load()
  render(<RouterProvider router={router} />)
  act(() => history.push('/careers'))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(history.location.pathname).toBe('/careers')
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
})
