import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { installLabel } from '../content/navigation.ts'

/** The module holds the state, so each test imports it anew. */
beforeEach(() => {
  vi.restoreAllMocks()
  vi.resetModules()
  sessionStorage.clear()
})

/** Renders the Install button and starts listening, as a page does. */
async function open() {
  const { InstallAction } = await import('./install-action.tsx')
  const install = await import('./install.ts')
  render(<InstallAction />)
  act(install.captureInstallPrompt)
  return install
}

/** Dispatches Chromium's install event. */
function offer(outcome: 'accepted' | 'dismissed' | Error) {
  const prompt = () => (outcome instanceof Error ? Promise.reject(outcome) : Promise.resolve({ outcome }))
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void dispatchEvent(event))
  expect(event.defaultPrevented).toBe(true)
}

function button(): HTMLElement | null {
  return screen.queryByRole('button', { name: installLabel })
}

test('a dialog that fails causes no error, and a later offer is shown', async () => {
  const { startInstall } = await open()
  offer(new Error('no'))
  await act(startInstall)
  expect(button()).toBeNull()
  offer('accepted')
  expect(button()).not.toBeNull()
})

test('a refusal lasts for this tab, until the site is installed in another way', async () => {
  await open()
  offer('dismissed')
  await userEvent.click(button()!)
  offer('accepted')
  expect(button()).toBeNull()

  act(() => void dispatchEvent(new Event('appinstalled')))
  expect(button()).toBeNull()
  offer('accepted')
  expect(button()).not.toBeNull()
})

test.each(['standalone', 'minimal-ui'])(
  'an installed window with display mode %s is offered nothing',
  async (mode) => {
    const matches = (query: string) => query.includes(`(display-mode: ${mode})`)
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: matches(query) }) as MediaQueryList,
    )
    await open()
    offer('accepted')
    expect(button()).toBeNull()
  },
)
