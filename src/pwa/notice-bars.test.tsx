import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { closeLabel } from '../content/labels.ts'
import { offlineNotice, readyNotice, updatePrompt } from '../content/notices.ts'
import type * as noticeStore from './notice-store.ts'
import type { OfflineCopy } from './offline-copy.ts'

let store: typeof noticeStore
const waiting = {} as ServiceWorker

beforeEach(async () => {
  vi.resetModules()
  sessionStorage.clear()
  store = await import('./notice-store.ts')
  const { Notices } = await import('./notice-bars.tsx')
  render(<Notices />)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Takes the network away, with the copy in a state. */
function goOffline(state: OfflineCopy['state'] = 'stored') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  store.followCopy({ state })
}

/** The texts of the notices, newest last. */
function said(): (string | null)[] {
  return Array.from(screen.getByRole('status').querySelectorAll('p'), ({ textContent }) => textContent)
}

function press(label: string) {
  return userEvent.click(within(screen.getByRole('status')).getByRole('button', { name: label }))
}

test('the built page has an empty live region, so that later notices are announced', async () => {
  const { Notices } = await import('./notice-bars.tsx')
  act(store.sayReady)
  expect(renderToString(<Notices />)).toBe('<div id="notices" role="status" aria-atomic="false"></div>')
})

describe('offline', () => {
  test('is shown until the device is online again', () => {
    act(() => goOffline())
    expect(said()).toEqual([offlineNotice.text])
    // There can be two notices with the same button.
    const close = { name: closeLabel, description: offlineNotice.text }
    expect(screen.getByRole('button', close)).toBeTruthy()
    act(store.forgetOffline)
    expect(said()).toEqual([])
  })

  test('is not shown again in this tab after it is closed, until the next loss of the connection', async () => {
    act(() => goOffline())
    await press(closeLabel)
    act(() => goOffline())
    expect(said()).toEqual([])
    act(store.forgetOffline)
    act(() => goOffline())
    expect(said()).toEqual([offlineNotice.text])
  })

  test('promises no offline pages before precaching, and replaces the ready notice', () => {
    act(store.sayReady)
    expect(said()).toEqual([readyNotice.text])
    act(() => goOffline('absent'))
    expect(said()).toEqual([offlineNotice.textBeforeStored])
  })

  test('stays closed until the page is left if the tab has no storage', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    act(() => goOffline())
    await press(closeLabel)
    act(() => goOffline())
    expect(said()).toEqual([])
  })
})

test('a notice is announced without its buttons', () => {
  act(store.sayReady)
  const liveOf = (element: HTMLElement) => element.closest('[role="status"], [aria-live]')
  expect(liveOf(screen.getByText(readyNotice.text))).toBe(screen.getByRole('status'))
  const button = screen.getByRole('button', { name: closeLabel })
  expect(liveOf(button)?.getAttribute('aria-live')).toBe('off')
})

test('closing a notice moves the focus to the next one, and by Escape back to where it was', async () => {
  render(<input />, { container: document.body.appendChild(document.createElement('main')) })
  act(store.sayReady)
  act(() => store.followCopy({ state: 'stored', waiting }))
  screen.getByRole('textbox').focus()
  await press(updatePrompt.dismissLabel)
  const next = screen.getByRole('button', { name: closeLabel })
  expect(document.activeElement).toBe(next)
  screen.getByRole('textbox').focus()
  await userEvent.keyboard('{Escape}')
  next.focus()
  const main = screen.getByRole('main')
  main.inert = true
  await userEvent.keyboard('{Escape}')
  expect(said()).toEqual([readyNotice.text])
  main.inert = false
  await userEvent.keyboard('{Escape}')
  expect(said()).toEqual([])
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('a new version is no longer offered once none waits or the copy is removed, and promises nothing', () => {
  act(store.sayReady)
  act(() => store.followCopy({ state: 'stored', waiting }))
  act(() => store.followCopy({ state: 'absent' }))
  expect(said()).toEqual([])
})

test('a new version is offered once, and its notice is below older ones', async () => {
  act(store.sayReady)
  act(store.sayReady)
  act(() => store.followCopy({ state: 'stored', waiting }))
  expect(said()).toEqual([readyNotice.text, updatePrompt.text])
  await press(updatePrompt.dismissLabel)
  act(() => store.followCopy({ state: 'stored', waiting }))
  expect(said()).toEqual([readyNotice.text])
})
