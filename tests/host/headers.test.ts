import { expect, test } from 'vitest'
import { commonHeaders, documentPolicy, headersOf } from '../../host/headers.ts'

// printf 'p{}' | openssl dgst -sha256 -binary | base64, and the same of 1
const styleHash = "'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='"
const scriptHash = "'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='"

function parsed(text: string): object {
  return Object.fromEntries(text.split('; ').map((directive) => directive.split(/ (.*)/).slice(0, 2)))
}

test('a document allows the site’s own files, the hashes of its inline parts and one Trusted Types policy', () => {
  // Without frame-ancestors: a browser ignores it in a document.
  expect(parsed(documentPolicy({ style: 'p{}', script: '1' }))).toEqual({
    'default-src': "'none'",
    'script-src': `'self' ${scriptHash}`,
    'style-src': `'self' ${styleHash}`,
    'img-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'manifest-src': "'self'",
    'worker-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'worker',
  })
})

test('every response forbids frames, and the worker is limited to the site’s own files besides', () => {
  expect(commonHeaders['Content-Security-Policy']).toBe("frame-ancestors 'none'")
  for (const file of ['/', '/about', '/no-such-page', '/assets/site.B1.js'])
    expect(headersOf(file)['Content-Security-Policy'], file).toBe("frame-ancestors 'none'")
  const [frames, own = ''] = headersOf('/sw.js')['Content-Security-Policy']!.split(', ')
  expect(frames).toBe("frame-ancestors 'none'")
  expect(parsed(own)).toEqual({
    'default-src': "'none'",
    'connect-src': "'self'",
    'require-trusted-types-for': "'script'",
  })
})

test('every response is limited to its type and its origin, and features that the site does not use are denied', () => {
  const {
    'Permissions-Policy': permissions = '',
    'Content-Security-Policy': _policy,
    ...others
  } = commonHeaders
  expect(others).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=63072000',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  })
  const powers = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment']
  expect(permissions.split(', ').toSorted()).toEqual(powers.map((power) => `${power}=()`))
})
