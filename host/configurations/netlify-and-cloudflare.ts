import { fileOf, hashedDirectory, notFoundFile, workerFile } from '../../src/addresses.ts'
import type { BuiltSite } from '../built-site.ts'
import { cacheControl, commonHeaders, workerPolicy } from '../headers.ts'

/**
 * The content of `_headers`, for Netlify and Cloudflare. It sets no caching for files without a hash, because
 * both hosts already make browsers revalidate them. Where two rules have the same header, both hosts send both
 * values: the worker has its own policy besides.
 */
export function netlifyHeaders(): string {
  return [
    '/*',
    ...Object.entries(commonHeaders).map(([name, value]) => `  ${name}: ${value}`),
    `${hashedDirectory}*`,
    `  Cache-Control: ${cacheControl.forAYear}`,
    workerFile,
    `  Content-Security-Policy: ${workerPolicy}`,
    '',
  ].join('\n')
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
