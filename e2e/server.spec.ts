import { once } from 'node:events'
import { request as openRequest } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { notFoundPage } from '../src/content/pages.ts'
import { headings, pageScript } from './support/site.ts'
import type { RunningSite } from './support/site.ts'
import { expect, test } from './support/test.ts'

/** Answers of the server itself; no browser in between that would tidy the address. */

interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Sends a request with its path exactly as given. */
async function ask(
  site: RunningSite,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const request = openRequest({ port: site.port, path, ...options })
  request.end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const parts: Buffer[] = await response.toArray()
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }
}

/** Writes a request line as it is; what came back before the server hung up. */
async function askRaw(site: RunningSite, requestLine: string): Promise<string> {
  const socket = connect(site.port)
  let answer = ''
  socket.on('data', (part) => (answer += part.toString('latin1')))
  // A server that refuses a request may hang up while it is still being sent.
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.write(`${requestLine}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  await closed
  return answer
}

test('an unknown path gets the not-found page with status 404', async ({ site }) => {
  for (const path of ['/no-such-page', '/about/us', '/About', '/assets/none.js', '/.git/config']) {
    const { status, headers, body } = await ask(site, path)
    expect(status, path).toBe(404)
    expect(headers['content-type'], path).toBe('text/html; charset=utf-8')
    expect(body.toString(), path).toContain(notFoundPage.title)
  }
})

test('a malformed address gets 400', async ({ site }) => {
  for (const path of ['/%', '/%E0%A4%A', '/about%00', '/%00', '/about%2', 'about', '*']) {
    const { status, body } = await ask(site, path)
    expect(status, path).toBe(400)
    expect(body.length, path).toBe(0)
  }
})

test('fault 20: no address leads off the site', async ({ site }) => {
  const addresses = [
    '//evil.example',
    '//evil.example/',
    '//evil.example/about/',
    '//evil.example/about.html',
    '///evil.example/..',
    '/%2fevil.example/',
    '/%5cevil.example/',
    '/\\evil.example/',
    '//about/',
    '//about.html',
  ]
  for (const address of addresses) {
    const { status, headers } = await ask(site, address)
    expect([400, 404], address).toContain(status)
    expect(headers.location, address).toBeUndefined()
  }
})

test('fault 20: no address reaches a file outside the built site', async ({ site }) => {
  const addresses = [
    '/../package.json',
    '/../../package.json',
    '/..%2fpackage.json',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/..%5c..%5cpackage.json',
    '/assets/../../../package.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/./../../etc/passwd',
    '/..%252f..%252fpackage.json',
  ]
  for (const address of addresses) {
    const answer = await askRaw(site, `GET ${address} HTTP/1.1`)
    expect(answer, address).toMatch(/^HTTP\/1\.1 40[04] /)
    expect(answer, address).not.toContain('"devDependencies"')
    expect(answer, address).not.toContain('root:')
  }
})

test('fault 20: a raw null byte is refused', async ({ site }) => {
  expect(await askRaw(site, 'GET /about\0.html HTTP/1.1')).toMatch(/^HTTP\/1\.1 400 /)
})

test('fault 20: an address of 64 kB is refused and the server goes on', async ({ site }) => {
  expect(await askRaw(site, `GET /${'a'.repeat(65_536)} HTTP/1.1`)).toMatch(/^$|^HTTP\/1\.1 431 /)
  expect((await ask(site, `/${'a'.repeat(8_192)}`)).status).toBe(404)
  expect((await ask(site, '/about')).status).toBe(200)
})

test('fault 27: a half-open connection keeps nobody else waiting', async ({ site }) => {
  const silent = connect(site.port)
  await once(silent, 'connect')
  silent.write('GET /about HTTP/1.1\r\nHost:')
  expect((await ask(site, '/about')).status).toBe(200)
  silent.destroy()
})

test('only GET and HEAD are allowed', async ({ site }) => {
  for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
    const { status, headers } = await ask(site, '/about', { method })
    expect(status, method).toBe(405)
    expect(headers.allow, method).toBe('GET, HEAD')
  }
})

test('fault 33: HEAD answers like GET, without the body', async ({ site }) => {
  const get = await ask(site, '/about')
  const head = await ask(site, '/about', { method: 'HEAD' })

  expect(head.status).toBe(200)
  expect(head.body.length).toBe(0)
  expect(get.body.length).toBeGreaterThan(1_000)
  for (const name of ['content-type', 'content-length', 'etag', 'cache-control'] as const) {
    expect(head.headers[name], name).toBe(get.headers[name])
  }
  expect((await ask(site, '/no-such-page', { method: 'HEAD' })).status).toBe(404)
})

test('fault 33: what the browser already has is not sent again', async ({ site }) => {
  const { headers } = await ask(site, '/about')
  const again = await ask(site, '/about', { headers: { 'If-None-Match': headers.etag! } })
  expect(again.status).toBe(304)
  expect(again.body.length).toBe(0)

  const older = await ask(site, '/about', { headers: { 'If-None-Match': '"something-else"' } })
  expect(older.status).toBe(200)
})

test('the not-found page is never answered with 304', async ({ site }) => {
  const { headers } = await ask(site, '/404.html')
  const answer = await ask(site, '/no-such-page', { headers: { 'If-None-Match': headers.etag ?? '*' } })
  expect(answer.status).toBe(404)
})

test('fault 33: a part of a file can be asked for', async ({ site }) => {
  const whole = await ask(site, '/favicon.svg')
  const part = await ask(site, '/favicon.svg', { headers: { Range: 'bytes=0-9' } })
  expect(part.status).toBe(206)
  expect(part.body.toString()).toBe(whole.body.subarray(0, 10).toString())
})

test('every page has one address: the other spellings redirect to it and keep the query', async ({
  site,
}) => {
  const redirects = {
    '/about/': '/about',
    '/about.html': '/about',
    '/about/?utm_source=x&y=%20': '/about?utm_source=x&y=%20',
    '/about.html?a=1?b': '/about?a=1?b',
    '/index.html': '/',
    '/index.html?a=1': '/?a=1',
  }
  for (const [from, to] of Object.entries(redirects)) {
    const { status, headers } = await ask(site, from)
    expect(status, from).toBe(301)
    expect(headers.location, from).toBe(to)
  }
  expect((await ask(site, '/about?utm_source=x')).status).toBe(200)
})

test('fault 33: text is sent in the best encoding that the browser takes', async ({ site }) => {
  const encodings: [accepted: string | undefined, used: string | undefined][] = [
    ['gzip, deflate, br, zstd', 'br'],
    ['br;q=0.5, gzip;q=0.5', 'br'],
    ['br;q=0.1, gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['gzip', 'gzip'],
    ['br;q=0', undefined],
    ['br;q=0, gzip;q=0', undefined],
    ['identity', undefined],
    ['zstd', undefined],
    ['', undefined],
    ['nonsense;;q=x', undefined],
    [undefined, undefined],
  ]
  for (const [accepted, used] of encodings) {
    const headers: Record<string, string> = accepted === undefined ? {} : { 'Accept-Encoding': accepted }
    const answer = await ask(site, '/about', { headers })
    const text =
      used === 'br'
        ? brotliDecompressSync(answer.body)
        : used === 'gzip'
          ? gunzipSync(answer.body)
          : answer.body

    expect(answer.headers['content-encoding'], accepted).toBe(used)
    expect(answer.headers.vary, accepted).toBe('Accept-Encoding')
    expect(answer.headers['content-type'], accepted).toBe('text/html; charset=utf-8')
    expect(text.toString(), accepted).toContain(headings['/about'])
  }
})

test('hashed files are kept for a year, everything else is asked for again', async ({ site }) => {
  const script = await ask(site, pageScript('/about'), { headers: { 'Accept-Encoding': 'br' } })
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  for (const path of ['/', '/about', '/sw.js', '/manifest.webmanifest', '/no-such-page', '/robots.txt']) {
    expect((await ask(site, path)).headers['cache-control'], path).toBe('no-cache')
  }
})

test('every answer forbids what the site does not use', async ({ site }) => {
  for (const path of ['/', '/no-such-page', '/about/', '/%', pageScript('/about')]) {
    const { headers } = await ask(site, path)
    expect(headers['content-security-policy'], path).toContain("default-src 'none'")
    expect(headers['content-security-policy'], path).not.toContain('unsafe')
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin')
  }
})

test('each kind of file has its type', async ({ site }) => {
  const types = {
    '/': 'text/html; charset=utf-8',
    '/sw.js': 'text/javascript; charset=utf-8',
    '/favicon.svg': 'image/svg+xml',
    '/manifest.webmanifest': 'application/manifest+json; charset=utf-8',
    '/robots.txt': 'text/plain; charset=utf-8',
    '/sitemap.xml': 'application/xml; charset=utf-8',
  }
  for (const [path, type] of Object.entries(types)) {
    expect((await ask(site, path)).headers['content-type'], path).toBe(type)
  }
})
