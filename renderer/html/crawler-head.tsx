import { cardInWords, descriptions } from '../../src/content/descriptions.ts'
import { hero as notFound } from '../../src/content/not-found.ts'
import { isPagePath, pageAt } from '../../src/content/pages.ts'
import type { PagePath } from '../../src/content/pages.ts'
import { site } from '../../src/content/site.ts'
import { fillIn } from '../../src/format.ts'
import { canonicalFor, titleFor } from '../../src/head/head.ts'
import { cardFileOf, cardSize } from './sharing-card.ts'
import { structuredData } from './structured-data.ts'

/**
 * Head elements for programs that read the document without running scripts: description, Open Graph and structured
 * data. A navigation to another page removes the description and leaves the others: only crawlers read them, each time from
 * the HTML of an address, and a browser shares the address alone.
 */
export function CrawlerHead({ path }: { path: string }) {
  const description = isPagePath(path) ? descriptions[path].description : notFound.lead
  return (
    <>
      <meta name="description" content={description} />
      <meta property="og:title" content={titleFor(path)} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:locale" content={site.locale.replace('-', '_')} />
      <meta name="twitter:card" content="summary_large_image" />
      {isPagePath(path) && <PublicPage path={path} />}
    </>
  )
}

function PublicPage({ path }: { path: PagePath }) {
  const page = pageAt(path)
  return (
    <>
      <meta property="og:url" content={canonicalFor(path)} />
      <meta property="og:image" content={site.origin + cardFileOf(page)} />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta
        property="og:image:alt"
        content={fillIn(cardInWords, { title: page.title, card: descriptions[path].card })}
      />
      {path === '/' &&
        structuredData.map((data) => (
          <script key={data['@type']} type="application/ld+json">
            {JSON.stringify(data)}
          </script>
        ))}
    </>
  )
}
