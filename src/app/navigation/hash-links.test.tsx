import { fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderSite } from '../../../tests/support/render-in-site.tsx'
import type * as pageModules from '../page-modules.ts'
import { followHashLinks } from './hash-links.ts'

vi.mock('../page-modules.ts', async (load) => {
  const { loadPage, ...others } = await load<typeof pageModules>()
  const Page = () => <a href="#tiers">Tiers</a>
  const never = new Promise(() => {})
  return { ...others, loadPage: { ...loadPage, '/rewards': async () => ({ Page }), '/careers': () => never } }
})

test('a link to a place on the page is followed there, also while another page is on its way', async () => {
  const plan = '/rewards?plan=sync.3'
  const { router } = await renderSite(plan)
  const { history } = router
  followHashLinks(router)
  const follow = () => userEvent.click(screen.getByRole('link', { name: 'Tiers' }))
  const address = () => router.state.resolvedLocation!.href
  void router.navigate({ to: '/careers' })
  await waitFor(() => expect(history.location.href).toBe('/careers'))
  await follow()
  await waitFor(() => expect(address()).toBe(`${plan}#tiers`))
  expect(history.length).toBe(2)
  await follow()
  expect(history.length).toBe(2)
  history.back()
  await waitFor(() => expect(address()).toBe(plan))
  await follow()
  await waitFor(() => expect(address()).toBe(`${plan}#tiers`))
  // With these keys a link opens in another tab, or is saved.
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    expect(fireEvent.click(screen.getByRole('link', { name: 'Tiers' }), { [key]: true }), key).toBe(true)
})
