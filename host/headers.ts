/**
 * What every answer carries, whoever serves the site. `npm start` and the tests use it directly.
 */

/** Nothing but our own files: no inline script, no other origin, no frame. */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

export const commonHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * How long a file may be kept without asking again.
 *
 * @param file path inside `dist/client`, starting with a slash
 */
export function cacheControlFor(file: string): string {
  // The name of a file under /assets/ carries a hash of its content: another content is another name.
  return file.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}
