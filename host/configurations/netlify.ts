import type { BuiltSite } from '../built-site.ts'
import { cacheControl, commonHeaders, contentSecurityPolicy, hashedFiles } from '../headers.ts'

/** A longer line is left out by Cloudflare (its documentation of `_headers`), a longer file by none. */
const longestLine = 2000

/**
 * `_headers`, which Netlify and Cloudflare read. Where two of its rules name the same header, both hosts send both
 * values; so the one policy allows the styles of all pages, and each page's own `<meta>` narrows it to its own. For
 * the same reason it says nothing about files without a hash: both hosts let browsers ask for them again by default.
 *
 * @throws when a line is too long
 */
export function netlifyHeaders({ pages, notFound }: BuiltSite): string {
  const all = [...pages, notFound]
  const inline = {
    styles: [...new Set(all.flatMap((page) => page.inline.styles))],
    scripts: [...new Set(all.flatMap((page) => page.inline.scripts))],
  }
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
  return pages.map(({ path, file }) => `${file} ${path} 301!\n`).join('')
}
