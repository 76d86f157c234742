/**
 * The headers of every response: the one source of the security policy, caching rules and content types. `npm
 * start` reads it directly. The build writes it out for Netlify, Cloudflare, nginx and Caddy
 * (configurations/).
 */

/** Headers that every response has, besides the content security policy. */
export const commonHeaders: Readonly<Record<string, string>> = {
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
 * The site loads its own files only. It has no frames, submits no forms and runs one inline script, allowed
 * by its hash.
 */
const directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  // The favicon is a data URL (renderer/document.tsx).
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  // The only policy that may create trusted values (src/pwa/worker-address.ts).
  'require-trusted-types-for': "'script'",
  'trusted-types': 'worker',
} as const

/** Hashes of inline styles and scripts, in the form of a content security policy. */
export interface InlineHashes {
  styles: readonly string[]
  scripts: readonly string[]
}

/**
 * The value of Content-Security-Policy, the same for all responses.
 *
 * @param inline hashes from `inlineHashesOf`
 */
export function contentSecurityPolicy(inline: InlineHashes): string {
  return joined({
    ...directives,
    'script-src': [directives['script-src'], ...inline.scripts].join(' '),
    'style-src': [directives['style-src'], ...inline.styles].join(' '),
  })
}

/**
 * The policy for a `<meta>` element. Browsers ignore `frame-ancestors` there and log a warning, so it is left
 * out.
 */
export function contentSecurityPolicyForMeta(inline: InlineHashes): string {
  return contentSecurityPolicy(inline).replace(` frame-ancestors ${directives['frame-ancestors']};`, '')
}

function joined(policy: Readonly<Record<string, string>>): string {
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/**
 * Denies every browser feature that the site does not use. The site copies text (src/components/copy-text.ts)
 * and shares addresses. Sharing needs no entry, because pages may share by default.
 */
function permissionsPolicy(): string {
  const denied = [
    'accelerometer autoplay camera clipboard-read display-capture encrypted-media fullscreen gamepad',
    'geolocation gyroscope hid identity-credentials-get idle-detection local-fonts magnetometer',
    'microphone midi otp-credentials payment picture-in-picture publickey-credentials-create',
    'publickey-credentials-get screen-wake-lock serial storage-access usb window-management',
    'xr-spatial-tracking',
  ].flatMap((names) => names.split(' '))
  return [...denied.map((feature) => `${feature}=()`), 'clipboard-write=(self)'].join(', ')
}

/** Values of Cache-Control. */
export const cacheControl = {
  /** For names with a content hash: changed content has another name. */
  forAYear: 'public, max-age=31536000, immutable',
  /** For all other files: browsers store them and revalidate them on each use. */
  askAgain: 'no-cache',
} as const

/** Path of the files with hashed names. */
export const hashedFiles = '/assets/'

/**
 * The value of Cache-Control for a file.
 *
 * @param file path inside `dist/client`, starting with a slash
 */
export function cacheControlFor(file: string): string {
  return file.startsWith(hashedFiles) ? cacheControl.forAYear : cacheControl.askAgain
}

/** Content types by file ending. Text types declare UTF-8. */
export const contentTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  ico: 'image/x-icon',
  png: 'image/png',
  woff2: 'font/woff2',
}

/** File endings of the compressed copies, by encoding, best compression first. */
export const compressedEndings = { br: '.br', gzip: '.gz' } as const
