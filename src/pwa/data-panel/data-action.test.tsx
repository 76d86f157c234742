import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderSite } from '../../../tests/support/render-in-site.tsx'
import { dataAction } from '../../content/navigation.ts'

const code = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('./data-dialog.tsx', async () => {
  await code.promise
  return { DataDialog: () => <dialog open /> }
})

test('a panel that is still loading does not open over the next page', async () => {
  const { router } = await renderSite('/about')
  const press = () => userEvent.click(screen.getByRole('button', { name: dataAction.label }))
  await press()
  await act(() => router.navigate({ to: '/contact' }))
  await act(async () => {
    code.resolve()
    await import('./data-dialog.tsx')
  })
  expect(screen.queryByRole('dialog')).toBeNull()
  await press()
  expect(await screen.findByRole('dialog')).toBeTruthy()
})
