import { describe, expect, test } from 'vitest'
import { canonicalFor, headFor } from '../../src/app/head.ts'
import { notFoundPage, pages } from '../../src/content/pages.ts'
import { site } from '../../src/content/site.ts'

describe('the head of a page', () => {
  test('of the landing page starts with the name of the site', () => {
    expect(headFor('/').title).toBe(`${site.name}: ${pages[0].title}`)
    expect(headFor('/').canonical).toBe(`${site.origin}/`)
  })

  test.each(pages.slice(1))('of $path ends with the name of the site', ({ path, title, description }) => {
    expect(headFor(path)).toEqual({
      title: `${title} · ${site.name}`,
      description,
      canonical: `${site.origin}${path}`,
    })
  })

  test.each(['/404', '/nope', '/rewards/', '/Rewards', ''])(
    'of "%s" is that of the not-found page',
    (path) => {
      const head = headFor(path)
      expect(head.title).toBe(`${notFoundPage.title} · ${site.name}`)
      expect(head.canonical).toBeUndefined()
    },
  )
})

test('canonical addresses are absolute, without a trailing slash except at the root', () => {
  const addresses = pages.map(({ path }) => canonicalFor(path))
  expect(new Set(addresses).size).toBe(pages.length)
  for (const address of addresses.slice(1)) expect(new URL(address).href).toBe(address)
  expect(addresses.filter((address) => address.endsWith('/'))).toEqual([`${site.origin}/`])
})
