import { describe, expect, test } from 'vitest'
import { cacheControlFor, commonHeaders } from '../../host/headers.ts'

const policy = Object.fromEntries(
  (commonHeaders['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ')
    return [name, sources]
  }),
)

describe('the content security policy', () => {
  test('allows nothing that it does not name', () => {
    expect(policy['default-src']).toEqual(["'none'"])
  })

  test('allows only files of the site itself', () => {
    const sources = Object.values(policy).flat()
    expect(sources.filter((source) => source !== "'self'" && source !== "'none'")).toEqual([])
  })

  test('lets the pages have what they need', () => {
    const needed = [
      'script-src',
      'style-src',
      'img-src',
      'font-src',
      'connect-src',
      'manifest-src',
      'worker-src',
    ]
    expect(needed.filter((name) => policy[name]?.join() !== "'self'")).toEqual([])
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
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
  })
})

describe('the cache', () => {
  test('keeps for a year what carries a hash in its name', () => {
    expect(cacheControlFor('/assets/chunks/chunk-B1.js')).toBe('public, max-age=31536000, immutable')
  })

  test.each([
    '/index.html',
    '/rewards.html',
    '/sw.js',
    '/manifest.webmanifest',
    '/favicon.svg',
    '/my/assets/x.js',
  ])('asks again for %s', (file) => {
    expect(cacheControlFor(file)).toBe('no-cache')
  })
})
