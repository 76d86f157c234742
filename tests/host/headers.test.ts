import { expect, test } from 'vitest'
import {
  cacheControlFor,
  commonHeaders,
  contentSecurityPolicy,
  contentSecurityPolicyForMeta,
} from '../../host/headers.ts'

/** The policy without inline style and script: the site's own files and nothing else. */
const policy = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'manifest-src': "'self'",
  'worker-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'worker',
}

function parsed(text: string): object {
  return Object.fromEntries(text.split('; ').map((directive) => directive.split(/ (.*)/).slice(0, 2)))
}

test('the content security policy allows the site’s own files, hashes of inline parts and one Trusted Types policy', () => {
  const inline = { styles: ["'sha256-a='", "'sha256-b='"], scripts: ["'sha256-c='"] }
  const withHashes = {
    ...policy,
    'style-src': "'self' 'sha256-a=' 'sha256-b='",
    'script-src': "'self' 'sha256-c='",
  }
  expect(parsed(contentSecurityPolicy({ styles: [], scripts: [] }))).toEqual(policy)
  expect(parsed(contentSecurityPolicy(inline))).toEqual(withHashes)
  // Only a header can set this one.
  const { 'frame-ancestors': _frames, ...inPage } = withHashes
  expect(parsed(contentSecurityPolicyForMeta(inline))).toEqual(inPage)
})

test('every response is limited to its type and its origin, and to copying among the features of browsers', () => {
  const { 'Permissions-Policy': permissions = '', ...others } = commonHeaders
  expect(others).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=63072000',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  })
  const powers = permissions.split(', ')
  expect(powers.filter((power) => !power.endsWith('=()'))).toEqual(['clipboard-write=(self)'])
  expect(powers).toEqual(
    expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()']),
  )
})

test('only files with a hashed name are stored, for a year', () => {
  expect(cacheControlFor('/assets/site.B1.js')).toBe('public, max-age=31536000, immutable')
  const others = ['/index.html', '/sw.js', '/pages/about.js', '/manifest.webmanifest', '/my/assets/x.js']
  for (const file of others) expect(cacheControlFor(file), file).toBe('no-cache')
})
