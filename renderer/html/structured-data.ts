import { site } from '../../src/content/site.ts'
import { canonicalFor } from '../../src/head/head.ts'
import { logo } from '../files/web-app-manifest.ts'

/** A schema.org object. */
interface StructuredData {
  '@context': 'https://schema.org'
  '@type': string
  [property: string]: unknown
}

const context = { '@context': 'https://schema.org' } as const

/**
 * The structured data of the landing page: organisation and website. /rewards has its questions as microdata
 * (src/components/fold/faq.tsx). Other pages have none: a breadcrumb of two steps would tell a search engine nothing,
 * and no page shows one.
 */
export const structuredData: readonly StructuredData[] = [
  {
    ...context,
    '@type': 'Organization',
    name: site.name,
    url: canonicalFor('/'),
    logo: site.origin + logo,
    email: site.supportEmail,
    areaServed: 'ZA',
  },
  {
    ...context,
    '@type': 'WebSite',
    name: site.name,
    url: canonicalFor('/'),
    inLanguage: site.locale,
  },
]
