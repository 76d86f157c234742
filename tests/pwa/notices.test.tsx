import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type * as noticeStore from '../../src/pwa/notice-store.ts'
import { offlineNotice, readyNotice, saveOffer, updatePrompt } from '../../src/content/notices.ts'

let store: typeof noticeStore

beforeEach(async () => {
  vi.resetModules()
  sessionStorage.clear()
  setController({})
  store = await import('../../src/pwa/notice-store.ts')
  const { Notices } = await import('../../src/pwa/notice-bars.tsx')
  render(<Notices />)
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

/** The worker that answers for the site; null on a first visit. */
function setController(controller: object | null) {
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller }, configurable: true })
}

/** What is said, the newest last. */
function said(): (string | null)[] {
  return Array.from(screen.getByRole('status').querySelectorAll('p'), ({ textContent }) => textContent)
}

function press(label: string) {
  return userEvent.click(within(screen.getByRole('status')).getByRole('button', { name: label }))
}

test('the live region is in the built page and empty, so that what comes later is announced', async () => {
  const { Notices } = await import('../../src/pwa/notice-bars.tsx')
  act(store.sayReady)
  expect(renderToString(<Notices />)).toBe('<div id="notices" role="status" aria-atomic="false"></div>')
})

describe('offline', () => {
  test('is said until there is a connection again', () => {
    act(store.sayOffline)
    expect(said()).toEqual([offlineNotice.text])
    act(() => void dispatchEvent(new Event('online')))
    expect(said()).toEqual([])
  })

  test('is not said again in this tab once it has been read, but after the next loss', async () => {
    act(store.sayOffline)
    await press(offlineNotice.closeLabel)
    act(store.sayOffline)
    expect(said()).toEqual([])
    act(() => void dispatchEvent(new Event('online')))
    act(store.sayOffline)
    expect(said()).toEqual([offlineNotice.text])
  })

  test('promises nothing while no page is stored, and takes back that all of them are', () => {
    act(store.sayReady)
    expect(said()).toEqual([readyNotice.text])
    setController(null)
    act(store.sayOffline)
    expect(said()).toEqual([offlineNotice.textBeforeKept])
  })

  test('stays closed for the life of the page where the tab stores nothing', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
    act(store.sayOffline)
    await press(offlineNotice.closeLabel)
    act(store.sayOffline)
    expect(said()).toEqual([])
  })
})

test('that the site has arrived is said once and can be closed', async () => {
  act(store.sayReady)
  act(store.sayReady)
  expect(said()).toEqual([readyNotice.text])
  await press(readyNotice.closeLabel)
  expect(said()).toEqual([])
})

describe('the offer to store the site', () => {
  const keep = vi.fn<() => Promise<void>>()

  beforeEach(() => {
    keep.mockReset().mockResolvedValue()
    vi.stubGlobal('fetch', async () => Response.json({ kilobytes: 240 }))
  })

  test('says what it costs, and does it when told to', async () => {
    await act(() => store.offerToKeep(keep))
    expect(said()).toEqual([saveOffer.text.replace('{kilobytes}', '240')])
    expect(keep).not.toHaveBeenCalled()
    await press(saveOffer.acceptLabel)
    expect(keep).toHaveBeenCalledOnce()
    expect(said()).toEqual([])
  })

  test('is not made again in this tab after a no', async () => {
    await act(() => store.offerToKeep(keep))
    await press(saveOffer.dismissLabel)
    await act(() => store.offerToKeep(keep))
    expect(said()).toEqual([])
    expect(keep).not.toHaveBeenCalled()
  })
})

describe('a new version', () => {
  const postMessage = vi.fn<(message: object) => void>()
  const registration = { waiting: { postMessage } } as unknown as ServiceWorkerRegistration

  beforeEach(() => postMessage.mockReset())

  test('is offered once, and takes over when told to', async () => {
    act(() => store.askToUpdate(registration))
    act(() => store.askToUpdate(registration))
    expect(said()).toEqual([updatePrompt.text])
    await press(updatePrompt.acceptLabel)
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'SKIP_WAITING' }, expect.anything())
    expect(said()).toEqual([])
  })

  test('waits after Later, below any notice that came before it', async () => {
    act(store.sayReady)
    act(() => store.askToUpdate(registration))
    expect(said()).toEqual([readyNotice.text, updatePrompt.text])
    await press(updatePrompt.dismissLabel)
    expect(postMessage).not.toHaveBeenCalled()
    expect(said()).toEqual([readyNotice.text])
  })
})
