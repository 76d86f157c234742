import { expect, test } from 'vitest'
import { structuredDataFor } from '../../renderer/structured-data.ts'
import { canonicalFor } from '../../src/head/head.ts'
import { pages } from '../../src/content/pages.ts'
import { site } from '../../src/content/site.ts'

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
