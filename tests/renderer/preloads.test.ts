import { describe, expect, test } from 'vitest'
import { preloadsFor } from '../../renderer/preloads.ts'
import { pages } from '../../src/content/pages.ts'

/** A build's manifest as vike hands it over: the router's chunk, a shared one, and one for each page. */
const manifest = {
  'src/app/hydrate.tsx': { file: 'assets/hydrate.js', imports: ['shared'] },
  shared: { file: 'assets/shared.js', imports: ['src/app/hydrate.tsx'] },
  ...Object.fromEntries(
    pages.map(({ path }) => {
      const name = path === '/' ? 'landing' : path.slice(1)
      return [`src/pages/${name}.tsx`, { file: `assets/${name}.js`, imports: ['shared'] }]
    }),
  ),
} as unknown as Parameters<typeof preloadsFor>[1]

describe('a page preloads', () => {
  test.each(pages)('$path: React with the router, then its own chunk, each once', ({ path }) => {
    const own = path === '/' ? '/assets/landing.js' : `/assets${path}.js`
    expect(preloadsFor(path, manifest)).toEqual(['/assets/hydrate.js', '/assets/shared.js', own])
  })

  test('on the not-found page no page’s chunk', () => {
    expect(preloadsFor('/404', manifest)).toEqual(['/assets/hydrate.js', '/assets/shared.js'])
  })

  test('never a chunk that the build does not have', () => {
    expect(() => preloadsFor('/nope', manifest)).toThrow('The build has no chunk for src/pages/nope.tsx')
  })
})
