import { describe, expect, test } from 'vitest'
import { inlineHashesOf } from '../../host/built-site.ts'
import type { BuiltSite } from '../../host/built-site.ts'
import { caddyfile } from '../../host/configurations/caddy.ts'
import { netlifyHeaders, netlifyRedirects } from '../../host/configurations/netlify.ts'
import { nginxConfiguration } from '../../host/configurations/nginx.ts'
import { commonHeaders, contentSecurityPolicy } from '../../host/headers.ts'

function page(name: string, style: string) {
  const path = name === 'index' ? '/' : `/${name}`
  return { path, file: `/${name}.html`, inline: inlineHashesOf(`<style>${style}</style><script>1</script>`) }
}

const site: BuiltSite = {
  directory: '/nowhere',
  files: new Set(['/index.html', '/about.html', '/404.html']),
  compressed: new Set(['/index.html.br']),
  pages: [page('index', 'a{}'), page('about', 'b{}')],
  notFound: page('404', 'c{}'),
}
const allPages = [...site.pages, site.notFound]

describe('_headers', () => {
  const lines = netlifyHeaders(site).trimEnd().split('\n')

  test('are rules and headers, one a line, each line short enough for Cloudflare', () => {
    expect(lines.filter((line) => !/^(\/\S*|  [A-Z][A-Za-z-]+: \S.*)$/.test(line))).toEqual([])
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(2000)
  })

  test('name no header twice, because both hosts would send both values', () => {
    const names = lines.filter((line) => line.startsWith('  ')).map((line) => line.split(':')[0])
    expect(new Set(names).size).toBe(names.length)
  })

  test('hold for every file, with one policy that allows the styles of all pages, and the script that they have in common once', () => {
    expect(lines[0]).toBe('/*')
    const styles = allPages.flatMap(({ inline }) => inline.styles)
    const policy = contentSecurityPolicy({ styles, scripts: site.notFound.inline.scripts })
    expect(lines).toContain(`  Content-Security-Policy: ${policy}`)
    for (const [name, value] of Object.entries(commonHeaders)) expect(lines).toContain(`  ${name}: ${value}`)
  })

  test('keep hashed files for a year', () => {
    expect(lines.slice(-2)).toEqual(['/assets/*', '  Cache-Control: public, max-age=31536000, immutable'])
  })

  test('are refused when they grow too long to be obeyed', () => {
    const pages = Array.from({ length: 40 }, (_, index) => page(`page-${index}`, `p${index}{}`))
    expect(() => netlifyHeaders({ ...site, pages })).toThrow('longer than 2000 characters')
  })
})

test('_redirects lead from every file name to the one address, and never from one that Netlify takes for another', () => {
  expect(netlifyRedirects(site)).toBe('/index.html / 301!\n/about.html /about 301!\n')
})

describe.each([
  ['nginx', nginxConfiguration(site, { listen: ['listen 80'], root: '/srv' })],
  ['Caddy', caddyfile(site, { address: ':80', root: '/srv' })],
])('the configuration of %s', (_name, text) => {
  test('gives each page the hash of its own style and of no other', () => {
    for (const { file, inline } of allPages) {
      const lines = text.split('\n').filter((line) => line.includes(inline.styles[0]!))
      const rest = lines.filter(
        (line) => !line.includes(file) || !line.includes(contentSecurityPolicy(inline)),
      )
      expect(lines.length).toBeGreaterThan(0)
      expect(rest).toEqual([])
    }
  })

  test('has every common header', () => {
    for (const [name, value] of Object.entries(commonHeaders)) expect(text).toContain(`${name} "${value}"`)
  })
})
