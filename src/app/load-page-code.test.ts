import { expect, test, vi } from 'vitest'
import { loadPageCode } from './load-page-code.ts'
import { loadPage } from './page-modules.ts'

vi.mock('./page-modules.ts', () => ({
  loadPage: {
    '/about': vi.fn(async () => 'about'),
    '/careers': vi.fn(() => Promise.reject(new Error('lost'))),
    '/contact': vi.fn(async () => 'contact'),
  },
  loadNotFoundPage: async () => 'not found',
}))

test('a page’s code is loaded once, and after a failure no more', async () => {
  expect(await loadPageCode('/about')).toBe('about')
  expect(await loadPageCode('/unknown')).toBe('not found')
  await expect(loadPageCode('/careers')).rejects.toThrow('lost')
  await expect(loadPageCode('/contact')).rejects.toThrow('lost')
  expect(await loadPageCode('/about')).toBe('about')
  expect(loadPage['/about']).toHaveBeenCalledOnce()
  expect(loadPage['/contact']).not.toHaveBeenCalled()
})
