import { expect, test } from 'vitest'
import { canonicalFor, cardFileOf, headFor, titleFor } from '../../src/app/head.ts'
import { structuredDataFor } from '../../src/app/structured-data.ts'
import { notFoundPage, pageAt, pages } from '../../src/content/pages.ts'
import { site } from '../../src/content/site.ts'

/** The values of a head by name: `title`, `canonical`, `description`, `og:url` … */
function factsOf(path: string): Record<string, string | undefined> {
  const elements = headFor(path).filter(({ tag }) => tag !== 'script')
  const facts = elements.map(({ tag, attributes, text }) => [
    attributes.rel ?? attributes.name ?? attributes.property ?? tag,
    attributes.href ?? attributes.content ?? text,
  ])
  expect(new Set(facts.map(([name]) => name)).size).toBe(facts.length)
  return Object.fromEntries(facts)
}

test.each(pages)('the head of $path has title, description and canonical URL', (page) => {
  const title = titleFor(page.path)
  const address = canonicalFor(page.path)
  expect(factsOf(page.path)).toEqual({
    title,
    description: page.description,
    canonical: address,
    'og:title': title,
    'og:description': page.description,
    'og:url': address,
    'og:image': site.origin + cardFileOf(page),
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': expect.stringContaining(page.card),
  })
})

test('a title contains the site’s name: first on the landing page, last on all others', () => {
  expect(titleFor('/')).toBe(`${site.name}: ${pageAt('/').title}`)
  expect(titleFor('/about')).toBe(`${pageAt('/about').title} · ${site.name}`)
})

test.each(['/404', '/nope', '/rewards/', '/Rewards', ''])(
  'the head of "%s" is that of the not-found page: no canonical URL, and noindex',
  (path) => {
    const title = `${notFoundPage.title} · ${site.name}`
    expect(factsOf(path)).toEqual({
      title,
      description: notFoundPage.description,
      'og:title': title,
      'og:description': notFoundPage.description,
      robots: 'noindex',
    })
    expect(headFor(path).map(({ tag }) => tag)).not.toContain('script')
  },
)

test('canonical URLs are absolute and have no trailing slash except at the root', () => {
  const addresses = pages.map(({ path }) => canonicalFor(path))
  expect(new Set(addresses).size).toBe(pages.length)
  for (const address of addresses.slice(1)) expect(new URL(address).href).toBe(address)
  expect(addresses.filter((address) => address.endsWith('/'))).toEqual([`${site.origin}/`])
})

test.each(pages)('the head of $path contains its structured data', ({ path }) => {
  const scripts = headFor(path).filter(({ tag }) => tag === 'script')
  expect(scripts.map(({ text }) => JSON.parse(text!) as unknown)).toEqual(structuredDataFor(path))
  for (const { attributes } of scripts) {
    expect(attributes).toEqual({ type: 'application/ld+json' })
  }
})

test('the structured data of the landing page are organisation and website', () => {
  const [organization, website, ...more] = structuredDataFor('/')
  expect(organization).toMatchObject({
    '@type': 'Organization',
    name: site.name,
    url: canonicalFor('/'),
    email: site.supportEmail,
  })
  expect(website).toMatchObject({ '@type': 'WebSite', name: site.name, inLanguage: site.locale })
  expect(more).toEqual([])
})

test.each(pages.slice(1))(
  'the structured data of $path are breadcrumbs from the landing page',
  ({ path, label }) => {
    expect(structuredDataFor(path)).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'Home', item: canonicalFor('/') },
          { '@type': 'ListItem', position: 2, name: label, item: canonicalFor(path) },
        ],
      },
    ])
  },
)
