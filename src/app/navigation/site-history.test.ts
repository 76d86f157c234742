// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { createSiteHistory } from './site-history.ts'

/** The entries of the browser, as the address and state of each. */
let entries: { address: string; state: unknown }[]
let current: number

beforeEach(() => {
  vi.useFakeTimers()
  entries = [{ address: '/', state: null }]
  current = 0
  vi.spyOn(history, 'state', 'get').mockImplementation(() => entries[current]!.state)
  vi.spyOn(history, 'pushState').mockImplementation((state, _, address) => {
    entries.splice(++current, Infinity, { address: String(address), state })
  })
  vi.spyOn(history, 'replaceState').mockImplementation((state, _, address) => {
    entries[current] = { address: String(address ?? entries[current]!.address), state }
  })
})

function go(by: number) {
  current += by
  dispatchEvent(new PopStateEvent('popstate'))
}

test('after more changes than the browser takes, Back and Forward lead to the last one of each entry', async () => {
  const siteHistory = createSiteHistory()
  const change = async (page: string, times: number) => {
    for (let time = 1; time <= times; time++) {
      siteHistory.replace(`${page}.${time}`)
      await Promise.resolve()
    }
  }
  siteHistory.push('/rewards?plan=a')
  await Promise.resolve()
  await change('/rewards?plan=a', 70)
  expect(entries[1]!.address).not.toBe('/rewards?plan=a.70')
  go(-1)
  expect(entries.map(({ address }) => address)).toEqual(['/', expect.not.stringContaining('70')])
  await change('/x', 3)
  go(1)
  expect(entries[1]!.address).toBe('/rewards?plan=a.70')
  go(-1)
  expect(entries[0]!.address).toBe('/x.3')
  vi.runAllTimers()
  expect(entries.map(({ address }) => address)).toEqual(['/x.3', '/rewards?plan=a.70'])
})
