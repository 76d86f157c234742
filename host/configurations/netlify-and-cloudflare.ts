import { fileOf, notFoundFile } from '../../src/addresses.ts'
import type { BuiltSite } from '../built-site.ts'
import { cacheControl, commonHeaders, contentSecurityPolicy, hashedFiles } from '../headers.ts'

/** The longest line that Cloudflare accepts in `_headers`, in characters (Cloudflare's documentation). */
const longestLine = 2000

/**
 * The content of `_headers`, for Netlify and Cloudflare. It sets no caching for files without a hash, because
 * both hosts already make browsers revalidate them. A second rule for the same header would make both hosts
 * send both values.
 *
 * @throws when a line is too long
 */
export function netlifyHeaders({ inline }: BuiltSite): string {
  const lines = [
    '/*',
    ...Object.entries(commonHeaders).map(([name, value]) => `  ${name}: ${value}`),
    `  Content-Security-Policy: ${contentSecurityPolicy(inline)}`,
    `${hashedFiles}*`,
    `  Cache-Control: ${cacheControl.forAYear}`,
  ]
  const tooLong = lines.find((line) => line.length > longestLine)
  if (tooLong) throw new Error(`A line of _headers is longer than ${longestLine} characters: ${tooLong}`)
  return `${lines.join('\n')}\n`
}

/**
 * The content of `_redirects`, for Netlify: `.html` addresses redirect to the page's one address. The
 * redirects are forced (`!`), because Netlify serves the file otherwise. Trailing slashes have no rule:
 * Netlify matches `/about/` and `/about` alike, so the redirect would loop. Cloudflare redirects both by
 * itself and ignores these lines. The address of the not-found page answers 404, which Cloudflare's redirects
 * cannot do.
 */
export function netlifyRedirects({ pages }: BuiltSite): string {
  return [
    ...pages.map((path) => `${fileOf(path)} ${path} 301!`),
    `${notFoundFile} ${notFoundFile} 404!`,
    '',
  ].join('\n')
}
