import { describe, expect, test } from 'vitest'
import { pageChunk } from '../../renderer/page-chunk.ts'
import { pages } from '../../src/content/pages.ts'

/** A build's manifest as vike hands it over, with a chunk for each page. */
const manifest = Object.fromEntries(
  pages.map(({ path }) => {
    const name = path === '/' ? 'landing' : path.slice(1)
    return [`src/pages/${name}.tsx`, { file: `assets/${name}.js` }]
  }),
)

describe('a page preloads', () => {
  test.each(pages)('$path: its own chunk', ({ path }) => {
    expect(pageChunk(path, manifest)).toBe(path === '/' ? '/assets/landing.js' : `/assets${path}.js`)
  })

  test('on the not-found page nothing', () => {
    expect(pageChunk('/404', manifest)).toBeUndefined()
  })

  test('never a chunk that the build does not have', () => {
    expect(() => pageChunk('/nope', manifest)).toThrow('The build has no chunk for src/pages/nope.tsx')
  })
})
