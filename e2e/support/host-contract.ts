// cspell:ignore fevil cevil fabout
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect } from '@playwright/test'
import { headersOf } from '../../host/headers.ts'
import { inlineHashesOf, policyIn } from '../../shared/inline-hashes.ts'
import { hero as notFound } from '../../src/content/not-found.ts'
import { pages } from '../../src/content/pages.ts'
import { ask, askRaw } from './raw-request.ts'
import type { Listener } from './raw-request.ts'
import { builtSite, entryScript, headings, pageScript } from './site.ts'

/**
 * What every host of the site must do, with a check of each rule. server/server.spec.ts tests them on `npm start`'s server, hosts/
 * on real nginx and Caddy.
 */
export const hostContract: Readonly<Record<string, (host: Listener) => Promise<void>>> = {
  'an unknown path gets the not-found page with status 404': async (host) => {
    const unknown = listed(
      '/no-such-page /no/such /about/us /aboutus /assets/none.js /assets /assets/ /.git/config',
      '/404.html /404',
    )
    for (const path of unknown) {
      const { status, headers, body } = await ask(host, path)
      expect(status, path).toBe(404)
      expect(headers['content-type'], path).toBe('text/html; charset=utf-8')
      expect(headers['cache-control'], path).toBe('no-cache')
      expect(body.toString(), path).toContain(notFound.title)
    }
  },
  'a malformed address is rejected': async (host) => {
    for (const path of ['/%', '/%E0%A4%A', '/about%00', '/%00', '/about%2', 'about', '*']) {
      const answer = await askRaw(host, `GET ${path} HTTP/1.1`)
      expect(answer, path).toMatch(/^HTTP\/1\.1 40[04] /)
      expect(answer, path).not.toMatch(/^\s+at |goroutine|Error:/m)
    }
  },
  'fault 20: no address redirects to another site': async (host) => {
    const addresses = listed(
      '//evil.example //evil.example/ //evil.example/about/ //evil.example/about.html',
      '///evil.example/.. /%2fevil.example/ /%2fevil.example/about/ /%5cevil.example/',
      '/\\evil.example/ //about/ //about.html ///about.html /%2fabout.html',
      '/index.html//evil.example',
    )
    for (const address of addresses) {
      const { status, headers } = await ask(host, address)
      // Some hosts collapse repeated slashes and find a page.
      expect([200, 301, 400, 404], address).toContain(status)
      if (status === 301) expect(headers.location, address).toMatch(/^\/(?![/\\])/)
      else expect(headers.location, address).toBeUndefined()
    }
  },
  'fault 20: no address reaches a file outside the built site or a file that is not public': async (host) => {
    for (const file of ['../../package.json', '../configurations/nginx.conf', '../configurations/Caddyfile'])
      expect(existsSync(join(builtSite, file)), file).toBe(true)
    const addresses = listed(
      '/../package.json /../../package.json /..%2fpackage.json /..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/package.json /..%5c..%5cpackage.json /assets/../../../package.json',
      '/assets/..%2f..%2f..%2fpackage.json /./../../etc/passwd /..%252f..%252fpackage.json',
      '/../configurations/nginx.conf /..%2fconfigurations/Caddyfile /_headers /_redirects',
      '/about.html.br /sw.js.gz',
    )
    for (const address of addresses) {
      const answer = await askRaw(host, `GET ${address} HTTP/1.1`)
      expect(answer, address).toMatch(/^HTTP\/1\.1 40[04] /)
      expect(answer, address).not.toMatch(
        /"devDependencies"|root:[^:]*:0:0:|Cross-Origin-Opener-Policy: [^\r]*\n {2}/,
      )
    }
  },
  'fault 20: a raw null byte is rejected': async (host) => {
    expect(await askRaw(host, 'GET /about\0.html HTTP/1.1')).toMatch(/^HTTP\/1\.1 400 /)
  },
  'fault 20: an overlong address is rejected and the host keeps running': async (host) => {
    expect(await askRaw(host, `GET /${'a'.repeat(65_536)} HTTP/1.1`)).toMatch(/^HTTP\/1\.1 4(04|14|31) /)
    expect(await askRaw(host, `GET /${'a'.repeat(2_000_000)} HTTP/1.1`)).toMatch(/^$|^HTTP\/1\.1 4(14|31) /)
    expect((await ask(host, `/${'a'.repeat(8_192)}`)).status.toString()).toMatch(/^4(04|14)$/)
    expect((await ask(host, '/about')).status).toBe(200)
  },
  'fault 27: half-open connections do not delay other clients': async (host) => {
    const silent = Array.from({ length: 50 }, () => connect(host.port))
    await Promise.all(silent.map((socket) => once(socket, 'connect')))
    for (const socket of silent) socket.write('GET /about HTTP/1.1\r\nHost:')
    expect((await ask(host, '/about')).status).toBe(200)
    for (const socket of silent) socket.destroy()
  },
  'only GET and HEAD are allowed': async (host) => {
    for (const path of ['/about', '/no-such-page', '/about/']) {
      for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
        const { status, headers } = await ask(host, path, { method })
        expect(status, `${method} ${path}`).toBe(405)
        expect(headers.allow, `${method} ${path}`).toBe('GET, HEAD')
      }
    }
  },
  'fault 33: HEAD answers like GET, without the body': async (host) => {
    const get = await ask(host, '/about')
    const head = await ask(host, '/about', { method: 'HEAD' })
    expect(head.status).toBe(200)
    expect(head.body.length).toBe(0)
    expect(get.body.length).toBeGreaterThan(1_000)
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control'] as const)
      expect(head.headers[name], name).toBe(get.headers[name])
    expect((await ask(host, '/no-such-page', { method: 'HEAD' })).status).toBe(404)
  },
  'fault 33: a file with a matching ETag is not sent again': async (host) => {
    const { headers } = await ask(host, '/about')
    const again = await ask(host, '/about', { headers: { 'If-None-Match': headers.etag! } })
    expect(again.status).toBe(304)
    expect(again.body.length).toBe(0)

    const older = await ask(host, '/about', { headers: { 'If-None-Match': '"something-else"' } })
    expect(older.status).toBe(200)
  },
  'the not-found page is never answered with 304': async (host) => {
    const { headers } = await ask(host, '/not-there')
    for (const tag of [headers.etag, '*'])
      expect((await ask(host, '/not-there', { headers: { 'If-None-Match': tag ?? '*' } })).status).toBe(404)
  },
  'fault 33: range requests work': async (host) => {
    const whole = await ask(host, '/favicon.svg')
    const part = await ask(host, '/favicon.svg', { headers: { Range: 'bytes=9-9' } })
    expect(part.status).toBe(206)
    expect(part.body.toString()).toBe(whole.body.subarray(9, 10).toString())

    // The rest of an older version must not be joined with this one.
    for (const tag of ['"older"', whole.headers.etag!]) {
      const status = tag === '"older"' ? 200 : 206
      const rest = await ask(host, '/favicon.svg', { headers: { Range: 'bytes=5-', 'If-Range': tag } })
      expect(rest.status, tag).toBe(status)
      if (status === 200) expect(rest.body.toString()).toBe(whole.body.toString())
    }

    const beyond = await ask(host, '/favicon.svg', { headers: { Range: 'bytes=99999999-' } })
    expect(beyond.status).toBe(416)
    const nonsense = await ask(host, '/favicon.svg', { headers: { Range: 'kilometres=1-2' } })
    expect([200, 416]).toContain(nonsense.status)
  },
  'every page has one address: other spellings redirect to it with their query': async (host) => {
    const aboutSpellings = listed('/about/ /about// //about //about.html /about.html /About /ABOUT.HTML')
    const redirects = {
      ...Object.fromEntries(aboutSpellings.map((from) => [from, '/about'])),
      '/about/?utm_source=x&y=%20': '/about?utm_source=x&y=%20',
      '/about.html?a=1?b': '/about?a=1?b',
      '/About?Q=Aa%20b': '/about?Q=Aa%20b',
      '/REWARDS/?a=1': '/rewards?a=1',
      '//': '/',
      '/index.html': '/',
      '/Index.html?a=1': '/?a=1',
    }
    for (const [from, to] of Object.entries(redirects)) {
      const { status, headers } = await ask(host, from)
      expect(status, from).toBe(301)
      expect(headers.location, from).toBe(to)
    }
    for (const { path } of pages) expect((await ask(host, path)).status, path).toBe(200)
    expect((await ask(host, '/about?utm_source=x')).status).toBe(200)
  },
  'fault 33: text is compressed if the browser accepts it': async (host) => {
    const encodings: [accepted: string | undefined, used: string | undefined][] = [
      ['gzip, deflate, br, zstd', 'br'],
      ['br', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['gzip', 'gzip'],
    ]
    for (const none of ['br;q=0', 'identity', 'zstd', '', 'nonsense;;q=x', undefined])
      encodings.push([none, undefined])
    for (const path of ['/about', '/no-such-page'] as const) {
      const text = path === '/about' ? headings['/about'] : notFound.title
      for (const [accepted, used] of encodings) {
        const headers: Record<string, string> = accepted === undefined ? {} : { 'Accept-Encoding': accepted }
        const answer = await ask(host, path, { headers })
        const note = `${path} for ${accepted}`
        expect(answer.headers['content-encoding'], note).toBe(used)
        expect(answer.headers.vary, note).toBe('Accept-Encoding')
        expect(answer.headers['content-type'], note).toBe('text/html; charset=utf-8')
        expect(decompressed(answer.body, used), note).toContain(text)
      }
    }
  },
  'hashed files are cached for a year, all other files are revalidated': async (host) => {
    const script = await ask(host, entryScript(), { headers: { 'Accept-Encoding': 'br' } })
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    // Page scripts have the same name in every version.
    const others = listed('/ /about /sw.js /manifest.webmanifest /404.html /robots.txt')
    for (const path of [pageScript('/contact'), ...others])
      expect((await ask(host, path)).headers['cache-control'], path).toBe('no-cache')
  },
  'every response has the same headers, and the worker one policy more': async (host) => {
    const files = ['/no-such-page', '/404.html', '/about/', '/favicon.svg', '/sw.js', pageScript('/contact')]
    for (const path of [...pages.map((page) => page.path), ...files]) {
      const { headers } = await ask(host, path)
      const { 'Cache-Control': _caching, ...expected } = headersOf(path)
      for (const [name, value] of Object.entries(expected))
        expect(headers[name.toLowerCase()], `${name} of ${path}`).toBe(value)
      expect(headers.server ?? '', path).not.toMatch(/\d/)
    }
  },
  'every document has a policy of its own, which allows its one style and its one script': async (host) => {
    for (const path of [...pages.map((page) => page.path), '/no-such-page']) {
      const html = (await ask(host, path)).body.toString()
      const { styles, scripts } = inlineHashesOf(html)
      expect([styles.length, scripts.length], path).toEqual([1, 1])
      expect(policyIn(html).match(/'sha256-[^']+'/g), path).toEqual([...scripts, ...styles])
    }
  },
  'each file has the content type of its ending': async (host) => {
    const types = {
      '/': 'text/html; charset=utf-8',
      '/sw.js': 'text/javascript; charset=utf-8',
      '/favicon.svg': 'image/svg+xml',
      '/favicon.ico': 'image/x-icon',
      '/manifest.webmanifest': 'application/manifest+json; charset=utf-8',
      '/robots.txt': 'text/plain; charset=utf-8',
      '/sitemap.xml': 'application/xml; charset=utf-8',
    }
    for (const [path, type] of Object.entries(types))
      expect((await ask(host, path)).headers['content-type'], path).toBe(type)
  },
}

/** The words of texts, one address each. */
function listed(...lines: string[]): string[] {
  return lines.flatMap((line) => line.split(' '))
}

function decompressed(body: Buffer, encoding: string | undefined): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return encoding === 'gzip' ? gunzipSync(body).toString() : body.toString()
}
