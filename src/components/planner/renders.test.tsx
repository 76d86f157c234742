import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { renderSite } from '../../../tests/support/render-in-site.tsx'
import { planner as words } from '../../content/planner.ts'
import type * as stepper from './stepper.tsx'

/** The names of the steppers that were rendered. */
const rendered = vi.hoisted((): string[] => [])

vi.mock('./stepper.tsx', async (load) => {
  const original = await load<typeof stepper>()
  return {
    ...original,
    Stepper: (props: Parameters<typeof original.Stepper>[0]) => {
      rendered.push(props.name)
      return original.Stepper(props)
    },
  }
})

test('a press renders its own row and no other', async () => {
  const { router } = await renderSite('/rewards')
  await screen.findByText(words.reset, {}, { timeout: 10_000 })
  const more = screen.getByRole('button', { name: words.more.replace('{activity}', 'Biometric Sync') })
  await userEvent.click(more)
  await waitFor(() => expect(router.state.location.search.plan).toBe('sync.1'))
  rendered.length = 0
  await userEvent.click(more)
  await waitFor(() => expect(router.state.location.search.plan).toBe('sync.2'))
  expect(new Set(rendered)).toEqual(new Set(['Biometric Sync']))
})
