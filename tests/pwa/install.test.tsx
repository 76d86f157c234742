import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installSteps } from '../../src/content/install-steps.ts'
import { installLabel } from '../../src/content/navigation.ts'

type Outcome = 'accepted' | 'dismissed'

/** The module holds the state, so each test imports it anew. */
beforeEach(() => {
  vi.resetModules()
  sessionStorage.clear()
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'standalone')
})

/** Renders the Install button and starts listening, as a page does. */
async function open() {
  const { InstallAction } = await import('../../src/pwa/install-action.tsx')
  const install = await import('../../src/pwa/install.ts')
  render(<InstallAction />)
  act(install.captureInstallPrompt)
  return install
}

/** Dispatches Chromium's install event. */
function offer(outcome: Outcome | Error) {
  const prompt = vi.fn<() => Promise<{ outcome: Outcome }>>()
  if (outcome instanceof Error) prompt.mockRejectedValue(outcome)
  else prompt.mockResolvedValue({ outcome })
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt })
  act(() => void dispatchEvent(event))
  expect(event.defaultPrevented).toBe(true)
  return prompt
}

function button(): HTMLElement | null {
  return screen.queryByRole('button', { name: installLabel })
}

test('there is no button if the browser offers nothing', async () => {
  await open()
  expect(button()).toBeNull()
})

describe('where the browser offers it', () => {
  test('the button shows the browser’s own dialog, once', async () => {
    await open()
    const prompt = offer('accepted')
    await userEvent.click(button()!)
    expect(prompt).toHaveBeenCalledOnce()
    expect(button()).toBeNull()
  })

  test('a dialog that fails causes no error, and a later offer is shown', async () => {
    const { startInstall } = await open()
    offer(new DOMException('no', 'NotAllowedError'))
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
})

describe('on iOS', () => {
  /** Sets the property that only iOS has: whether the site runs as an app. */
  function setStandalone(value: boolean) {
    Object.defineProperty(navigator, 'standalone', { value, configurable: true })
  }

  async function openSteps() {
    const { install } = await open()
    await userEvent.click(button()!)
    expect(install.get().isShowingSteps).toBe(true)
    const { InstallSteps } = await import('../../src/pwa/install-steps.tsx')
    render(<InstallSteps />)
    return install
  }

  test('the button shows the steps in a dialog, which can be closed and opened again', async () => {
    setStandalone(false)
    const install = await openSteps()
    const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: installSteps.title })
    expect(dialog.open).toBe(true)
    expect(screen.getAllByRole('listitem').map((step) => step.textContent)).toEqual(
      installSteps.steps.map(({ text }) => text),
    )
    await userEvent.click(screen.getByRole('button', { name: installSteps.closeLabel }))
    expect(install.get()).toEqual({ isOffered: true, isShowingSteps: false })
  })

  test('Escape closes the steps as well', async () => {
    setStandalone(false)
    const install = await openSteps()
    act(() => screen.getByRole<HTMLDialogElement>('dialog').close())
    expect(install.get()).toEqual({ isOffered: true, isShowingSteps: false })
  })

  test('Not now removes the offer for this tab', async () => {
    setStandalone(false)
    await openSteps()
    await userEvent.click(screen.getByRole('button', { name: installSteps.dismissLabel }))
    expect(button()).toBeNull()
    vi.resetModules()
    await open()
    expect(button()).toBeNull()
  })

  test('an installed site offers nothing', async () => {
    setStandalone(true)
    await open()
    expect(button()).toBeNull()
  })
})
