import { describe, expect, test } from 'vitest'
import {
  cacheControlFor,
  commonHeaders,
  contentSecurityPolicy,
  contentSecurityPolicyForMeta,
} from '../../host/headers.ts'

function parsed(policy: string): Record<string, string[]> {
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

const nothingInline = { styles: [], scripts: [] }
const policy = parsed(contentSecurityPolicy(nothingInline))

describe('the content security policy', () => {
  test('denies all sources by default', () => {
    expect(policy['default-src']).toEqual(["'none'"])
  })

  test('allows only files of the site itself and pictures as data URLs', () => {
    const { 'trusted-types': _names, 'require-trusted-types-for': _sinks, ...sources } = policy
    const others = Object.entries(sources).flatMap(([name, values]) =>
      values
        .filter((source) => source !== "'self'" && source !== "'none'")
        .map((source) => `${name} ${source}`),
    )
    expect(others).toEqual(['img-src data:'])
  })

  test('allows the sources that pages need', () => {
    const needed = ['script-src', 'style-src', 'font-src', 'connect-src', 'manifest-src', 'worker-src']
    expect(needed.filter((name) => policy[name]?.join() !== "'self'")).toEqual([])
    expect(policy['img-src']).toContain("'self'")
  })

  test('requires Trusted Types and allows two policies', () => {
    expect(policy).toMatchObject({
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['worker'],
    })
  })

  test('adds hashes of inline styles and scripts, and changes no other directive', () => {
    const inline = { styles: ["'sha256-a='", "'sha256-b='"], scripts: ["'sha256-c='"] }
    expect(parsed(contentSecurityPolicy(inline))).toEqual({
      ...policy,
      'style-src': ["'self'", ...inline.styles],
      'script-src': ["'self'", ...inline.scripts],
    })
  })

  test('is the same in a page and in a header, except frame-ancestors, which only a header can set', () => {
    const { 'frame-ancestors': _frames, ...rest } = policy
    expect(parsed(contentSecurityPolicyForMeta(nothingInline))).toEqual(rest)
  })

  test('denies framing, base URLs and form submission', () => {
    expect(policy).toMatchObject({
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
    })
  })
})

test('every response is limited to its type and its origin', () => {
  expect(commonHeaders).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=63072000',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  })
})

test('every browser feature is denied except copying', () => {
  const powers = (commonHeaders['Permissions-Policy'] ?? '').split(', ')
  expect(powers.filter((power) => !power.endsWith('=()'))).toEqual(['clipboard-write=(self)'])
  expect(powers).toEqual(
    expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()']),
  )
})

describe('the cache', () => {
  test('stores files with a hashed name for a year', () => {
    expect(cacheControlFor('/assets/site.B1.js')).toBe('public, max-age=31536000, immutable')
  })

  test.each([
    '/index.html',
    '/rewards.html',
    '/sw.js',
    '/pages/about.js',
    '/manifest.webmanifest',
    '/favicon.svg',
    '/my/assets/x.js',
  ])('revalidates %s', (file) => {
    expect(cacheControlFor(file)).toBe('no-cache')
  })
})
