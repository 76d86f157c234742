import { expect, test } from 'vitest'
import { structuredDataFor } from '../../renderer/structured-data.ts'
import { pages } from '../../src/content/pages.ts'
import { site } from '../../src/content/site.ts'
import { canonicalFor } from '../../src/head/head.ts'

test('the landing page is an organisation and a website', () => {
  const { name, supportEmail: email, locale: inLanguage } = site
  expect(structuredDataFor('/')).toMatchObject([
    { '@type': 'Organization', name, url: canonicalFor('/'), email },
    { '@type': 'WebSite', name, inLanguage },
  ])
})

test.each(pages.slice(1))('$path has breadcrumbs from the landing page', ({ path, label }) => {
  const itemListElement = [
    { '@type': 'ListItem', position: 1, name: 'Home', item: canonicalFor('/') },
    { '@type': 'ListItem', position: 2, name: label, item: canonicalFor(path) },
  ]
  const context = { '@context': 'https://schema.org', '@type': 'BreadcrumbList' }
  expect(structuredDataFor(path)).toEqual([{ ...context, itemListElement }])
})
