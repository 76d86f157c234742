/**
 * The headers of every response: the one source of the security policy, caching rules and content types. `npm start`
 * reads it directly. The build writes it out for Netlify, Cloudflare, nginx and Caddy (configurations/).
 */
import { createHash } from 'node:crypto'
import { hashedDirectory, workerFile } from '../src/addresses.ts'
import { textTypes } from '../src/text-types.ts'

/** What a document cannot say for itself: no page shows it in a frame. */
const framePolicy = "frame-ancestors 'none'"

/** Headers that every response has. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': framePolicy,
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy(),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Two years. Subdomains are left out, because this project does not control them.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * The policy of the service worker, which is a header, because it has no document. It fetches the site's own files and nothing
 * else.
 */
export const workerPolicy = "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'"

/**
 * The headers of a file. The worker has two policies in one header, as Netlify and Cloudflare join the values of
 * two rules.
 *
 * @param file path inside `dist/client`, starting with a slash
 */
export function headersOf(file: string): Readonly<Record<string, string>> {
  return {
    ...commonHeaders,
    ...(file === workerFile && { 'Content-Security-Policy': `${framePolicy}, ${workerPolicy}` }),
    'Cache-Control': cacheControlFor(file),
  }
}

/**
 * The policy that a document has in a `<meta>` element: it loads the site's own files and has one inline style and
 * one inline script, each allowed by its hash. It has no frames and submits no forms.
 *
 * @param inline the texts of its style and its script
 */
export function documentPolicy(inline: { style: string; script: string }): string {
  const directives = {
    'default-src': "'none'",
    'script-src': `'self' ${hashOf(inline.script)}`,
    'style-src': `'self' ${hashOf(inline.style)}`,
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    // The only policy that may create trusted values (src/pwa/worker-address.ts).
    'require-trusted-types-for': "'script'",
    'trusted-types': 'worker',
  }
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/**
 * Denies what could watch or charge a visitor. The content security policy leaves no foreign code that could ask for more,
 * and each page waits for these bytes (decision 009).
 */
function permissionsPolicy(): string {
  return ['camera', 'display-capture', 'geolocation', 'microphone', 'payment']
    .map((feature) => `${feature}=()`)
    .join(', ')
}

/** Values of Cache-Control. */
export const cacheControl = {
  /** For names with a content hash: changed content has another name. */
  forAYear: 'public, max-age=31536000, immutable',
  /** For all other files: browsers store them and revalidate them on each use. */
  revalidate: 'no-cache',
} as const

/**
 * The value of Cache-Control for a file.
 *
 * @param file path inside `dist/client`, starting with a slash
 */
export function cacheControlFor(file: string): string {
  return file.startsWith(hashedDirectory) ? cacheControl.forAYear : cacheControl.revalidate
}

/** Headers of an answer without a file, such as a redirect, and of a file without a rule of its own. */
export const defaultHeaders: Readonly<Record<string, string>> = {
  ...commonHeaders,
  'Cache-Control': cacheControl.revalidate,
}

/** Content types by file ending. Text types declare UTF-8. */
export const contentTypes: Readonly<Record<string, string>> = {
  ...textTypes,
  xml: 'application/xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  ico: 'image/x-icon',
  png: 'image/png',
  woff2: 'font/woff2',
}

/** File endings of the compressed copies, by encoding, best compression first. */
export const compressedEndings = { br: '.br', gzip: '.gz' } as const
