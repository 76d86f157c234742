import { pageAt } from '../src/content/pages.ts'
import type { PagePath } from '../src/content/pages.ts'
import { site } from '../src/content/site.ts'
import { canonicalFor } from '../src/head/head.ts'

/** A schema.org object. */
interface StructuredData {
  '@context': 'https://schema.org'
  '@type': string
  [property: string]: unknown
}

const context = { '@context': 'https://schema.org' } as const

/** The structured data of a page: organisation and website on the landing page, breadcrumbs on all others. */
export function structuredDataFor(path: PagePath): StructuredData[] {
  return path === '/' ? [organization(), website()] : [breadcrumbs(path)]
}

function organization(): StructuredData {
  return {
    ...context,
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
    ...context,
    '@type': 'WebSite',
    name: site.name,
    url: canonicalFor('/'),
    inLanguage: site.locale,
  }
}

function breadcrumbs(path: PagePath): StructuredData {
  const trail = ['/', path] as const
  return {
    ...context,
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((place, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: pageAt(place).label,
      item: canonicalFor(place),
    })),
  }
}
