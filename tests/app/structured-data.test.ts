import { describe, expect, test } from 'vitest'
import { canonicalFor } from '../../src/app/head.ts'
import { structuredDataFor } from '../../src/app/structured-data.ts'
import { pages } from '../../src/content/pages.ts'
import { faq } from '../../src/content/rewards.ts'
import { site } from '../../src/content/site.ts'

function typesAt(path: string): string[] {
  return structuredDataFor(path).map((data) => data['@type'])
}

test('the landing page names the organisation and the site', () => {
  expect(typesAt('/')).toEqual(['Organization', 'WebSite'])
  const [organization, website] = structuredDataFor('/')
  expect(organization).toMatchObject({ name: site.name, url: canonicalFor('/'), email: site.supportEmail })
  expect(website).toMatchObject({ name: site.name, inLanguage: site.locale })
})

describe('every other page', () => {
  test.each(pages.slice(1))('$path has a trail from the landing page', ({ path }) => {
    const [trail] = structuredDataFor(path)
    expect(trail).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Home', item: canonicalFor('/') },
        { position: 2, name: pageAt(path).label, item: canonicalFor(path) },
      ],
    })
  })
})

test('/rewards has its eight questions with their answers, and no other page has', () => {
  const page = structuredDataFor('/rewards').find((data) => data['@type'] === 'FAQPage')
  const questions = page?.mainEntity as { name: string; acceptedAnswer: { text: string } }[]
  expect(questions.map(({ name }) => name)).toEqual(faq.items.map((item) => item.question))
  expect(questions.map(({ acceptedAnswer }) => acceptedAnswer.text)).toEqual(
    faq.items.map((item) => item.answer.join(' ')),
  )
  const others = pages.filter(({ path }) => path !== '/rewards').flatMap(({ path }) => typesAt(path))
  expect(others).not.toContain('FAQPage')
})

test('the not-found page has none', () => {
  expect(structuredDataFor('/404')).toEqual([])
})
