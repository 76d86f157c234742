/**
 * What every answer carries, whoever serves the site: the one source of the policy, of caching and of content types.
 * `npm start` reads it directly; the build writes it out for Netlify, Cloudflare, nginx and Caddy (configurations/).
 */

/** Headers that are the same on every answer; the policy for content comes beside them, see below. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': permissionsPolicy(),
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Two years. Not for subdomains: this site cannot speak for what else the domain serves.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
}

/** Our own files only: no other origin, no inline script but the one whose hash is named, no frame, no form that is sent. */
const directives = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  // The tab's icon is in the page (renderer/document.tsx).
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  // Text becomes HTML or a script's address only through these two policies (src/pwa/worker-address.ts, src/app/show-head.ts).
  'require-trusted-types-for': "'script'",
  'trusted-types': 'worker structured-data',
} as const

/** Hashes of what is in pages themselves, as the policy names them. */
export interface InlineHashes {
  styles: readonly string[]
  scripts: readonly string[]
}

/**
 * The value of Content-Security-Policy: one for all answers.
 *
 * @param inline hashes of the styles and scripts that are in pages, as `inlineHashesOf` gives them
 */
export function contentSecurityPolicy(inline: InlineHashes): string {
  return joined({
    ...directives,
    'script-src': [directives['script-src'], ...inline.scripts].join(' '),
    'style-src': [directives['style-src'], ...inline.styles].join(' '),
  })
}

/** The policy of one page for a `<meta>` element, where browsers ignore `frame-ancestors` and complain about it. */
export function contentSecurityPolicyForMeta(inline: InlineHashes): string {
  return contentSecurityPolicy(inline).replace(` frame-ancestors ${directives['frame-ancestors']};`, '')
}

function joined(policy: Readonly<Record<string, string>>): string {
  return Object.entries(policy)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ')
}

/**
 * Denies every power of the browser that the site does not use, even to a script that should never have run. It uses two: copying
 * text (src/components/copy-text.ts), and sharing an address, which a page may do unless it is denied.
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

/** How long a file may be kept without asking again. */
export const cacheControl = {
  /** The name of the file carries a hash of its content: another content is another name. */
  forAYear: 'public, max-age=31536000, immutable',
  /** Kept, but asked for again each time. */
  askAgain: 'no-cache',
} as const

/** Where the files lie whose names carry a hash. */
export const hashedFiles = '/assets/'

/**
 * The value of Cache-Control.
 *
 * @param file path inside `dist/client`, starting with a slash
 */
export function cacheControlFor(file: string): string {
  return file.startsWith(hashedFiles) ? cacheControl.forAYear : cacheControl.askAgain
}

/** Content types by ending. What is text is UTF-8, and says so. */
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

/** File endings of the compressed copies that the build lays beside a file, by the encoding's name; the best first. */
export const compressedEndings = { br: '.br', gzip: '.gz' } as const
