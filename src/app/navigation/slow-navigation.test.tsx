import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { renderSite } from '../../../tests/support/render-in-site.tsx'
import { missingNotice } from '../../content/notices.ts'
import { notices } from '../../pwa/notice-store.ts'
import type * as pageModules from '../page-modules.ts'
import { followNavigations } from './follow-navigations.ts'

vi.mock('../page-modules.ts', async (load) => {
  const { loadPage, ...others } = await load<typeof pageModules>()
  const Page = () => (
    <>
      <h1>Contact</h1>
      <input aria-label="Field" />
    </>
  )
  const lost = () => Promise.reject(new Error('lost'))
  return { ...others, loadPage: { ...loadPage, '/contact': async () => ({ Page }), '/careers': lost } }
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  notices.set([])
})

/** Shows the last of these pages, and types. The host answers as given. */
async function show(answer: () => Promise<Response>, ...paths: string[]) {
  vi.stubGlobal('scrollTo', vi.fn())
  vi.stubGlobal('fetch', vi.fn(answer))
  const { router } = await renderSite(...paths)
  followNavigations(router)
  await userEvent.type(screen.getByLabelText('Field'), 'typed')
  return router
}

/** Follows a link to a page whose code does not load. */
async function followLost(answer: () => Promise<Response>) {
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  const router = await show(answer, '/about', '/contact')
  const link = within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Careers' })
  await userEvent.click(link)
  await waitFor(() => expect(fetch).toHaveBeenCalledOnce())
  return { router, reload, link }
}

test.each([
  ['the line is lost', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the host fails', async () => new Response('<h1>Service unavailable</h1>', { status: 503 })],
])(
  'fault 48: where %s, the page stays as it is, and a notice says that the next one did not load',
  async (_, answer) => {
    const { router, reload, link } = await followLost(answer)
    expect(await screen.findByText(missingNotice.text)).toBeTruthy()
    await waitFor(() =>
      expect(router.state).toMatchObject({ isLoading: false, location: { href: '/contact' } }),
    )
    expect(screen.getByLabelText('Field')).toHaveProperty('value', 'typed')
    expect(document.activeElement).toBe(link)
    expect(scrollTo).not.toHaveBeenCalledWith(0, 0)
    expect(reload).not.toHaveBeenCalled()
  },
)

test('fault 48: the page stays as it is after Back too, two pages', async () => {
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))
  const { history } = await show(lost, '/about', '/careers', '/careers', '/contact')
  history.go(-2)
  expect(await screen.findByText(missingNotice.text)).toBeTruthy()
  await waitFor(() => expect(history.location.href).toBe('/contact'))
  expect(screen.getByLabelText('Field')).toHaveProperty('value', 'typed')
})

test('a host that answers is asked for the address as HTML, once', async () => {
  const { router, reload } = await followLost(async () => new Response('<h1>Careers</h1>', { status: 404 }))
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(scrollTo, 'the browser keeps the position').toHaveBeenCalledWith(0, 0)
  expect(router.latestLocation.href).toBe('/careers')
  expect(screen.queryByText(missingNotice.text)).toBeNull()
})
