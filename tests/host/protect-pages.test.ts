import { describe, expect, test } from 'vitest'
import { inlineHashesOf } from '../../host/built-site.ts'
import { contentSecurityPolicyForMeta } from '../../host/headers.ts'
import { protectPage } from '../../host/protect-pages.ts'

const page =
  '<!doctype html><html><head><link rel="stylesheet" href="/a.css"><meta charSet="utf-8"/><style>p{}</style>' +
  '<link rel="preload" href="/a.woff2" as="font"/><link rel="modulepreload" href="/page.js"/>' +
  '<script type="application/ld+json">{}</script></head><body><script src="/entry.js" async></script></body></html>'

const integrityOf = (address: string) => `sha256-of${address}`
const html = protectPage(page, integrityOf)

describe('a protected page', () => {
  test('names what it is written in, then its policy, then everything else', () => {
    const policy = contentSecurityPolicyForMeta(inlineHashesOf(page))
    expect(html).toMatch(
      /^<!doctype html><html><head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/,
    )
    expect(html).toContain(`content="${policy}"/><link rel="stylesheet"`)
    expect(html.match(/charset/gi)).toHaveLength(1)
  })

  test('allows its own inline style', () => {
    // printf 'p{}' | openssl dgst -sha256 -binary | base64
    expect(html).toContain("style-src 'self' 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y=';")
  })

  test('knows the hash of each script that it loads or preloads, and of nothing else', () => {
    expect(html).toContain('<script src="/entry.js" async integrity="sha256-of/entry.js"></script>')
    expect(html).toContain('<link rel="modulepreload" href="/page.js" integrity="sha256-of/page.js"/>')
    expect(html.match(/integrity=/g)).toHaveLength(2)
  })

  test('is refused where it does not say what it is written in', () => {
    expect(() => protectPage('<html><head></head></html>', integrityOf)).toThrow('character set')
  })
})

test('each different style counts once, also one with attributes', () => {
  const { styles } = inlineHashesOf('<style>a</style><style media="print">b</style><style>a</style>')
  expect(styles).toHaveLength(2)
  expect(inlineHashesOf('<p>no style</p>')).toEqual({ styles: [], scripts: [] })
})

test('of scripts, those count that stand in the page and run', () => {
  const data = '<script type="application/ld+json">{}</script>'
  const { scripts } = inlineHashesOf(`${data}<script src="/entry.js" async></script><script>p{}</script>`)
  expect(scripts).toEqual(["'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='"])
})
