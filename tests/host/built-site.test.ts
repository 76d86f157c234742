import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { inlineHashesOf, readBuiltSite } from '../../host/built-site.ts'
import { newDirectory } from '../support/new-directory.ts'

const page = '<style>p{}</style><script>1</script>'
const files = {
  '/index.html': page,
  '/about.html': page,
  '/404.html': '<style>a{}</style><script>1</script>',
  '/about.html.br': 'br',
  '/about.html.gz': 'gz',
  '/assets/site.js': '1',
  '/_headers': '/*',
  '/_redirects': '',
}
const directory = newDirectory()

beforeAll(() => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(directory, file)), { recursive: true })
    writeFileSync(join(directory, file), text)
  }
})

test('a built site lists public files, compressed copies, pages and inline hashes', () => {
  const site = readBuiltSite(directory)
  expect([...site.files]).toEqual(['/404.html', '/about.html', '/assets/site.js', '/index.html'])
  expect([...site.compressed]).toEqual(['/about.html.br', '/about.html.gz'])
  expect(site.pages).toEqual(['/about', '/'])
  expect(site.inline).toEqual(inlineHashesOf(files['/404.html'] + files['/about.html']))
  expect([site.inline.styles.length, site.inline.scripts.length]).toEqual([2, 1])
})

test('a directory without a site is rejected', () => {
  expect(() => readBuiltSite(newDirectory())).toThrow('run "npm run build" first')
})

test('hashes equal those of OpenSSL, without duplicates, also for styles with attributes', () => {
  // printf 'p{}' | openssl dgst -sha256 -binary | base64
  const hash = "'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='"
  expect(inlineHashesOf('<style>p{}</style><style media="print">p{}</style>').styles).toEqual([hash])
  expect(inlineHashesOf('<script>p{}</script><p>text</p>')).toEqual({ styles: [], scripts: [hash] })
})

test('only inline scripts that run are hashed', () => {
  const others = '<script type="application/ld+json">{}</script><script src="/site.js" async></script>'
  expect(inlineHashesOf(others).scripts).toEqual([])
})
