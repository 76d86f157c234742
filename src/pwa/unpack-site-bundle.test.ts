import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PrecacheController } from 'workbox-precaching'
import { siteBundle } from '../addresses.ts'
import { revisionOf } from './revision.ts'
import { unpackSiteBundle } from './unpack-site-bundle.ts'

const texts = {
  '/about': '<h1>About</h1>',
  '/assets/about.js': 'export {}',
  '/assets/steps.css': 'li { color: red }',
  '/drawing.svg': '<svg/>',
}
const bundled = Object.keys(texts)
const ofEveryPage = ['site.1a.js', 'packages.1a.js', 'shared.1a.js', 'text.woff2'].map(
  (file) => `/assets/${file}`,
)

/** The bundle as a host sends it; those of its headers that are true of each file stay. */
const fetchBundle = vi.fn(async (_address: string) =>
  Response.json(texts, {
    headers: { ETag: '"1"', 'Content-Encoding': 'br', 'X-Content-Type-Options': 'nosniff' },
  }),
)
/** The cache, by key. */
const stored = new Map<string, Response>()
const cache = { put: async (key: string, file: Response) => void stored.set(key, file) }

beforeEach(() => {
  vi.stubGlobal('fetch', fetchBundle)
  vi.stubGlobal('caches', { open: async (name: string) => name === 'precache' && cache })
})
afterEach(() => {
  vi.unstubAllGlobals()
  fetchBundle.mockClear()
  stored.clear()
})

/** Unpacks what is missing. Files of `changed` have another content in this version. */
async function unpack(
  missing: readonly string[],
  changed: readonly string[] = [],
  signal = new AbortController().signal,
) {
  const revisions = new Map(ofEveryPage.map((address) => [address, '']))
  for (const [address, text] of Object.entries(texts))
    revisions.set(
      address,
      await revisionOf(new TextEncoder().encode(changed.includes(address) ? `new ${text}` : text)),
    )
  const controller = {
    strategy: { cacheName: 'precache' },
    getCacheKeyForURL: (address: string) => `${address}?key`,
  } as PrecacheController
  await unpackSiteBundle(missing, revisions, controller, signal)
}

test('the bundle is fetched where more than half of its files are missing, and those are stored', async () => {
  const [first, second, third] = bundled
  await unpack([first!, second!, ...ofEveryPage])
  expect(fetchBundle).not.toHaveBeenCalled()
  await unpack([first!, second!, third!, ...ofEveryPage])
  expect(fetchBundle.mock.calls.map(([address]) => address)).toEqual([siteBundle])
  expect([...stored.keys()]).toEqual([`${first}?key`, `${second}?key`, `${third}?key`])
  expect(await stored.get('/about?key')!.text()).toBe(texts['/about'])
})

test('a file of another version, or one that the bundle lacks, is left to Workbox', async () => {
  await unpack([...bundled, '/not-in-the-bundle'], ['/about'])
  expect([...stored.keys()]).toEqual(bundled.slice(1).map((address) => `${address}?key`))
})

test('each file has its own type, and no header that is true of the bundle alone', async () => {
  await unpack(bundled)
  const headers = [...stored].map(([key, file]) => [key, Object.fromEntries(file.headers)])
  const rest = { 'x-content-type-options': 'nosniff' }
  expect(Object.fromEntries(headers)).toEqual({
    '/about?key': { 'content-type': 'text/html; charset=utf-8', ...rest },
    '/assets/about.js?key': { 'content-type': 'text/javascript; charset=utf-8', ...rest },
    '/assets/steps.css?key': { 'content-type': 'text/css; charset=utf-8', ...rest },
    '/drawing.svg?key': { 'content-type': 'image/svg+xml', ...rest },
  })
})

test('nothing is stored after the visitor has removed the copy', async () => {
  await expect(unpack(bundled, [], AbortSignal.abort(new Error('removed')))).rejects.toThrow('removed')
  expect(stored.size).toBe(0)
})
