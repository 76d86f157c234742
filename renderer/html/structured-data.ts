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
 * The structured data of the landing page: organisation and website. Other pages have none: a breadcrumb of two steps would
 * tell a search engine nothing, and no page shows one; of questions such as those of /rewards it shows no results of their own
 * any more, but for authorities.
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
