import { fileOf } from '../../src/content/addresses.ts'
import type { BuiltSite } from '../built-site.ts'
import { cacheControl, commonHeaders, contentSecurityPolicy, hashedFiles } from '../headers.ts'

/** A longer line is left out by Cloudflare (its documentation of `_headers`), a longer file by none. */
const longestLine = 2000

/**
 * `_headers`, which Netlify and Cloudflare read. It says nothing about files without a hash: where two of its rules name the same
 * header, both hosts send both values, and both let browsers ask for such files again by default.
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
 * `_redirects`, for Netlify: `.html` leads to the one address of a page. Forced (`!`), because Netlify otherwise serves
 * the file. A trailing slash cannot be named here: Netlify does not tell `/about/` from `/about`, and would redirect for
 * ever. Cloudflare redirects both by itself, and leaves these lines out.
 */
export function netlifyRedirects({ pages }: BuiltSite): string {
  return pages.map((path) => `${fileOf(path)} ${path} 301!\n`).join('')
}
