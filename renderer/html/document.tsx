import { documentPolicy } from '../../host/headers.ts'
import { site } from '../../src/content/site.ts'
import { headFor } from '../../src/head/head.ts'
import { pageAttribute } from '../../src/head/show-head.ts'
import { palette } from '../../tokens.ts'
import type { Assets } from '../bundle/built-assets.ts'
import { CrawlerHead } from './crawler-head.tsx'

interface DocumentProps {
  path: string
  /** HTML of the rendered route. */
  app: string
  /** The page's built files; undefined in development, where Vite serves the modules. */
  assets: Assets | undefined
  /** The inline script (inline-script.ts). */
  script: string
}

/**
 * The HTML document of a route. One response paints it: the style is inline, and the script loads after the
 * paint (decision 003). The route is inserted as HTML, because React renders it alone, as it hydrates it: inside
 * the document's tree `useId` would return other ids.
 */
export function Document({ path, app, assets, script }: DocumentProps) {
  return (
    <html lang={site.locale}>
      <head>
        <meta charSet="utf-8" />
        {assets && (
          <meta
            httpEquiv="Content-Security-Policy"
            content={documentPolicy({ style: assets.style, script })}
          />
        )}
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {headFor(path).map(({ tag: Tag, attributes, text }) => (
          // Navigations inside the site replace these elements.
          <Tag key={JSON.stringify([attributes, text])} {...{ [pageAttribute]: '' }} {...attributes}>
            {text}
          </Tag>
        ))}
        <CrawlerHead path={path} />
        <meta name="theme-color" content={palette.night.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={palette.night.dark} media="(prefers-color-scheme: dark)" />
        <meta name="color-scheme" content="light dark" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon-180x180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        {assets && <Style {...assets} />}
      </head>
      <body>
        <div id="app" dangerouslySetInnerHTML={{ __html: app }} />
        <script>{script}</script>
      </body>
    </html>
  )
}

/**
 * The inline style. The disabled links fetch nothing. Vite's preload helper takes a sheet with a link as loaded,
 * so the page's script does not fetch these sheets again.
 */
function Style({ style, pageSheets, afterPaint }: Assets) {
  return (
    <>
      <style>{style}</style>
      {pageSheets.map((address) => (
        <link key={address} rel="stylesheet" href={address} {...disabled} />
      ))}
      <noscript>
        <link rel="stylesheet" href={afterPaint} />
      </noscript>
    </>
  )
}

/** React's types lack this attribute of `<link>`. */
const disabled = { disabled: true }
