import { expect, test } from 'vitest'
import { hero as notFound } from '../content/not-found.ts'
import { pageAt, pages } from '../content/pages.ts'
import { site } from '../content/site.ts'
import { canonicalFor, headFor, titleFor } from './head.ts'

test.each(pages)('the head of $path has title and canonical URL', ({ path }) => {
  expect(headFor(path)).toEqual([
    { tag: 'title', attributes: {}, text: titleFor(path) },
    { tag: 'link', attributes: { rel: 'canonical', href: canonicalFor(path) } },
  ])
})

test('a title contains the site’s name: first on the landing page, last on all others', () => {
  expect(titleFor('/')).toBe(`${site.name}: ${pageAt('/').title}`)
  expect(titleFor('/about')).toBe(`${pageAt('/about').title} · ${site.name}`)
})

test.each(['/404', '/nope', '/rewards/', '/Rewards', ''])(
  'the head of "%s" is that of the not-found page: no canonical URL, and noindex',
  (path) => {
    expect(headFor(path)).toEqual([
      { tag: 'title', attributes: {}, text: `${notFound.title} · ${site.name}` },
      { tag: 'meta', attributes: { name: 'robots', content: 'noindex' } },
    ])
  },
)

test('canonical URLs are absolute and have no trailing slash except at the root', () => {
  const addresses = pages.map(({ path }) => canonicalFor(path))
  expect(new Set(addresses).size).toBe(pages.length)
  for (const address of addresses.slice(1)) expect(new URL(address).href).toBe(address)
  expect(addresses.filter((address) => address.endsWith('/'))).toEqual([`${site.origin}/`])
})
