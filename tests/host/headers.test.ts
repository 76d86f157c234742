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
  test('allows nothing that it does not name', () => {
    expect(policy['default-src']).toEqual(["'none'"])
  })

  test('allows only files of the site itself, and pictures that stand in a page', () => {
    const { 'trusted-types': _names, 'require-trusted-types-for': _sinks, ...sources } = policy
    const others = Object.entries(sources).flatMap(([name, values]) =>
      values
        .filter((source) => source !== "'self'" && source !== "'none'")
        .map((source) => `${name} ${source}`),
    )
    expect(others).toEqual(['img-src data:'])
  })

  test('lets the pages have what they need', () => {
    const needed = ['script-src', 'style-src', 'font-src', 'connect-src', 'manifest-src', 'worker-src']
    expect(needed.filter((name) => policy[name]?.join() !== "'self'")).toEqual([])
    expect(policy['img-src']).toContain("'self'")
  })

  test('lets nothing turn text into HTML or a script but the site itself, by two policies of its own', () => {
    expect(policy).toMatchObject({
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['worker', 'structured-data'],
    })
  })

  test("allows the pages' own styles and scripts by their hashes, and no other directive changes", () => {
    const inline = { styles: ["'sha256-a='", "'sha256-b='"], scripts: ["'sha256-c='"] }
    expect(parsed(contentSecurityPolicy(inline))).toEqual({
      ...policy,
      'style-src': ["'self'", ...inline.styles],
      'script-src': ["'self'", ...inline.scripts],
    })
  })

  test('says in a page what it says in a header, but for frames, which only a header can forbid', () => {
    const { 'frame-ancestors': _frames, ...rest } = policy
    expect(parsed(contentSecurityPolicyForMeta(nothingInline))).toEqual(rest)
  })

  test('lets nobody frame the site, move its base or send a form', () => {
    expect(policy).toMatchObject({
      'frame-ancestors': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'none'"],
    })
  })
})

test('every answer is kept to its type and its origin', () => {
  expect(commonHeaders).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Embedder-Policy': 'require-corp',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Strict-Transport-Security': 'max-age=63072000',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  })
})

test('every power of the browser is denied but the one to copy a message', () => {
  const powers = (commonHeaders['Permissions-Policy'] ?? '').split(', ')
  expect(powers.filter((power) => !power.endsWith('=()'))).toEqual(['clipboard-write=(self)'])
  expect(powers).toEqual(
    expect.arrayContaining(['camera=()', 'geolocation=()', 'microphone=()', 'payment=()']),
  )
})

describe('the cache', () => {
  test('keeps for a year what carries a hash in its name', () => {
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
  ])('asks again for %s', (file) => {
    expect(cacheControlFor(file)).toBe('no-cache')
  })
})
