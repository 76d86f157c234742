import displayFont from '../src/art/drawn/display.woff2'
import { cardAt, cardSize } from '../src/art/cards/cards.ts'
import type { Card } from '../src/art/cards/cards.ts'
import { headFor } from '../src/app/head.ts'
import { structuredDataFor } from '../src/app/structured-data.ts'
import { site } from '../src/content/site.ts'
import { themeColors } from '../src/pwa/manifest.ts'

/** Marks what the page does not need to be painted; the build leaves it for later (later.ts). */
const later = { 'data-later': '' }

/** It takes the place of its fallback whenever it arrives, and nothing moves: they take the same room (decision 009). */
const displayFace =
  '@font-face{font-family:"Bricolage Grotesque";font-weight:600 800;font-display:swap;' +
  `src:url(${displayFont}) format("woff2")}`

interface DocumentAssets {
  /** Address of the page's own script, where it has one; needed once the page has loaded. */
  pageScript: string | undefined
  /** The style that the page uses. It stands in the document, so that one response is enough to paint. */
  style: string
}

interface DocumentProps {
  path: string
  /** The rendered route. */
  app: string
  /** What the build made for the page; nothing while developing. */
  assets?: DocumentAssets
}

/** The HTML document around a route. It holds no inline script, so that a strict policy needs no exception. */
export function Document({ path, app, assets }: DocumentProps) {
  const { title, description, canonical } = headFor(path)
  const card = cardAt(path)
  return (
    <html lang={site.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {canonical ? <PublicAddress canonical={canonical} /> : <meta name="robots" content="noindex" />}
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={site.name} />
        <meta property="og:locale" content={site.locale.replace('-', '_')} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        {card && <SharingCard card={card} />}
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="theme-color" content={themeColors.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={themeColors.dark} media="(prefers-color-scheme: dark)" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon-180x180.png" />
        {assets && <style dangerouslySetInnerHTML={{ __html: assets.style }} />}
        <link {...later} rel="manifest" href="/manifest.webmanifest" />
        <link {...later} rel="preload" href={displayFont} as="font" type="font/woff2" crossOrigin="" />
        <style {...later} dangerouslySetInnerHTML={{ __html: displayFace }} />
        {assets?.pageScript && <link {...later} rel="modulepreload" href={assets.pageScript} />}
        {structuredDataFor(path).map((data) => (
          <script
            key={data['@type']}
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
          />
        ))}
      </head>
      <body>
        <div id="app" dangerouslySetInnerHTML={{ __html: app }} />
        {/* Filled by src/pwa/notices.tsx. It stands from the start, because what appears inside it is announced. */}
        <div id="notices" role="status" aria-atomic="false" />
      </body>
    </html>
  )
}

function PublicAddress({ canonical }: { canonical: string }) {
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
    </>
  )
}

/** What a link to the page looks like where it is shared. Its address has to be absolute. */
function SharingCard({ card }: { card: Card }) {
  return (
    <>
      <meta property="og:image" content={site.origin + card.file} />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={card.alt} />
    </>
  )
}
