import { pageLabels } from '../content/page-labels.ts'
import { pages } from '../content/pages.ts'
import type { PagePath } from '../content/pages.ts'
import { faq } from '../content/rewards.ts'
import { site } from '../content/site.ts'
import { canonicalFor } from './head.ts'

/** A schema.org object. */
interface StructuredData {
  '@context': 'https://schema.org'
  '@type': string
  [property: string]: unknown
}

/** What search engines may know about the page at a path: only what the page itself says. */
export function structuredDataFor(path: string): StructuredData[] {
  if (path === '/') return [organization(), website()]
  const page = pages.find((candidate) => candidate.path === path)
  if (!page) return []
  const trail = breadcrumbs(page.path)
  return path === '/rewards' ? [trail, faqPage()] : [trail]
}

function organization(): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: site.name,
    url: canonicalFor('/'),
    logo: `${site.origin}/pwa-512x512.png`,
    email: site.supportEmail,
    areaServed: 'ZA',
  }
}

function website(): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: site.name,
    url: canonicalFor('/'),
    inLanguage: site.locale,
  }
}

function breadcrumbs(path: PagePath): StructuredData {
  const trail = ['/', path] as const
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((place, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: pageLabels[place],
      item: canonicalFor(place),
    })),
  }
}

function faqPage(): StructuredData {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faq.items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  }
}
