import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearTab } from '../clear-tab.ts'
import { addMark, hasMark } from '../session-marks.ts'

vi.mock('workbox-window/messageSW.js', () => ({ messageSW: () => new Promise(() => {}) }))

beforeEach(() => {
  clearTab()
  vi.stubGlobal('BroadcastChannel', EventTarget)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('removing forgets at once what the tab remembers, also where there are no caches', async () => {
  const { removeSite } = await import('./data-panel-actions.ts')
  addMark('offline')
  expect(await removeSite()).toBe('removeFailed')
  expect(hasMark('offline')).toBe(false)
})

test('removing also forgets what is only in memory, where the tab has no storage', async () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, clear: refuse })
  const { removeSite } = await import('./data-panel-actions.ts')
  addMark('offline')
  expect(hasMark('offline')).toBe(true)
  expect(await removeSite()).toBe('removeFailed')
  expect(hasMark('offline')).toBe(false)
})

test('what is known does not wait for the host', async () => {
  const ask = vi.fn(() => new Promise(() => {}))
  vi.stubGlobal('fetch', ask)
  const { whyItFailed } = await import('./data-panel-actions.ts')
  addMark('removed')
  expect(await whyItFailed()).toBe('gone')
  expect(ask).not.toHaveBeenCalled()
})

/** A worker that never answers, and a cache with the given files. */
function silentWorker(files: readonly string[]) {
  const worker = { active: {}, addEventListener: () => {}, update: () => Promise.resolve() }
  const found = () => Promise.resolve(worker)
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: found, register: found } })
  const open = () => Promise.resolve({ keys: () => Promise.resolve([...files]) })
  vi.stubGlobal('caches', { keys: () => Promise.resolve(['copy']), has: () => Promise.resolve(true), open })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
}

test.each(['checkForVersion', 'storeSite'] as const)(
  'fault 49: %s fails once a worker without an answer has stored nothing for a minute',
  async (name) => {
    vi.useFakeTimers()
    const files = ['/about']
    silentWorker(files)
    const { [name]: action } = await import('./data-panel-actions.ts')
    const reported = vi.fn()
    void action().then(reported)

    await vi.advanceTimersByTimeAsync(50_000)
    files.push('/careers')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(reported, 'a file has arrived').not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(reported).toHaveBeenCalledWith('failed')
  },
)
