import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['the version', '3sk4sz2o', 200, '3sk4sz2o'],
  [
    'the page of a network that asks visitors to sign in',
    '<!doctype html>\n<h1>Sign in</h1>',
    200,
    undefined,
  ],
  ['a line of words', 'Please sign in', 200, undefined],
  ['an error', 'gone', 404, undefined],
])('where the address of the version has %s: %j', async (_, body, status, version) => {
  vi.stubGlobal('BroadcastChannel', EventTarget)
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { status })))
  const { collectFacts } = await import('./site-facts.ts')
  expect((await collectFacts({ state: 'absent' })).version).toBe(version)
})
