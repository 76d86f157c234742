import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { BuiltSite } from '../../host/built-site.ts'
import { caddyfile } from '../../host/configurations/caddy.ts'
import { netlifyHeaders, netlifyRedirects } from '../../host/configurations/netlify-and-cloudflare.ts'
import { nginxConfiguration } from '../../host/configurations/nginx.ts'
import { commonHeaders, workerPolicy } from '../../host/headers.ts'
import { writeConfigurations } from '../../host/write-configurations.ts'
import { plainAddress } from '../../src/addresses.ts'
import { newDirectory } from '../support/new-directory.ts'

const site: BuiltSite = {
  directory: '/nowhere',
  files: new Set(['/index.html', '/about.html', '/404.html']),
  compressed: new Set(['/index.html.br']),
  pages: ['/', '/about'],
}

test('_headers has all common headers, a year for hashed files and the worker’s policy, in lines that fit Cloudflare', () => {
  const lines = netlifyHeaders().trimEnd().split('\n')
  // Of a header in two rules both hosts would send both values, as of the policy.
  expect(lines).toEqual([
    '/*',
    ...Object.entries(commonHeaders).map(([name, value]) => `  ${name}: ${value}`),
    '/assets/*',
    '  Cache-Control: public, max-age=31536000, immutable',
    '/sw.js',
    `  Content-Security-Policy: ${workerPolicy}`,
  ])
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000)
})

test('_redirects redirects every file name to the page’s address, hides the not-found page, and has no rule that would loop on Netlify', () => {
  const rules = ['/index.html / 301!', '/about.html /about 301!', '/404.html /404.html 404!', '']
  expect(netlifyRedirects(site).split('\n')).toEqual(rules)
})

describe.each([
  ['nginx', nginxConfiguration(site, { directives: ['listen 80'], root: '/srv' })],
  ['Caddy', caddyfile(site, { address: ':80', root: '/srv' })],
])('the configuration of %s', (name, text) => {
  test('has all common headers, each with one value', () => {
    for (const [header, value] of Object.entries(commonHeaders)) {
      const values = text.match(new RegExp(`(?<=header ${header} ")[^"]*`, 'g'))
      expect(new Set(values), header).toEqual(new Set([value]))
    }
  })

  test('has the worker’s policy once, and no hash, so that it fits every build of these pages', () => {
    expect(text.split(`"${workerPolicy}"`)).toHaveLength(2)
    expect(text).not.toContain('sha256')
  })

  test('hides compressed copies and the configuration of other hosts, and no file of the site', () => {
    const pattern = name === 'nginx' ? /location ~ (\S+) \{\s+return 404/ : /@nothing path_regexp (\S+)/
    const hidden = new RegExp(pattern.exec(text)![1]!.replace(String.raw`\x00|`, ''))
    const toHide = ['/index.html.br', '/assets/site.js.gz', '/_headers']
    const addresses = [...toHide, '/about.html', '/assets/a_b.js', '/']
    expect(addresses.filter((address) => hidden.test(address))).toEqual(toHide)
  })

  test('redirects exactly those spellings of an address that server and worker redirect', () => {
    const pattern =
      name === 'nginx'
        ? /location ~\* (\S+) \{ return 301 (\S+?)\$is_args\$args; \}/g
        : /^\s*~\(\?i\)(\S+) (\S+)$/gm
    const redirects = [...text.matchAll(pattern)].map(([, source, to]) => ({
      spelling: new RegExp(source!, 'i'),
      to,
    }))
    expect(redirects.map(({ to }) => to)).toEqual(site.pages)
    const spellings = '/ABOUT /about/ /About.HTML /index.html /INDEX.html //about //about.html ///'
    const unknown = '/aboutus /about/us /about.htm /us/about /index /about.html/'
    for (const address of `${spellings} ${unknown}`.split(' ')) {
      const found = redirects.filter(({ spelling }) => spelling.test(address)).map(({ to }) => to)
      const plain = plainAddress(address)
      expect(found, address).toEqual(site.pages.includes(plain) ? [plain] : [])
    }
  })
})

test('the written nginx.conf redirects http for good, but for the challenges of Let’s Encrypt', () => {
  const directory = join(newDirectory(), 'client')
  mkdirSync(directory)
  writeFileSync(join(directory, 'index.html'), '')
  writeConfigurations(directory, 'https://example.org')
  const text = readFileSync(join(directory, '../configurations/nginx.conf'), 'utf8')
  expect(text.replaceAll(/\s+/g, ' ')).toContain(
    '.well-known/acme-challenge/ { root /var/www/letsencrypt; } location / { return 301 https://example.org$request_uri; } }',
  )
})
