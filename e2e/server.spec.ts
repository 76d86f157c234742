import { ask } from './support/ask.ts'
import { hostPromises } from './support/host-promises.ts'
import { paths } from './support/site.ts'
import { expect, test } from './support/test.ts'

/** The server behind `npm start`: what every host promises, and what it does better than it has to. */

for (const [promise, keep] of Object.entries(hostPromises)) test(promise, ({ site }) => keep(site))

test('a malformed address gets 400 and nothing else', async ({ site }) => {
  for (const path of ['/%', '/%E0%A4%A', '/about%00', '/%00', '/about%2', 'about', '*']) {
    const { status, body } = await ask(site, path)
    expect(status, path).toBe(400)
    expect(body.length, path).toBe(0)
  }
})

test('the encoding that the browser likes best is used, and Brotli between equals', async ({ site }) => {
  const encodings = {
    'br;q=0.5, gzip;q=0.5': 'br',
    'br;q=0.1, gzip': 'gzip',
    'br;q=0.1, gzip;q=0.2, identity': undefined,
    '*;q=0.5': 'br',
  }
  for (const [accepted, used] of Object.entries(encodings)) {
    const { headers } = await ask(site, '/about', { headers: { 'Accept-Encoding': accepted } })
    expect(headers['content-encoding'], accepted).toBe(used)
  }
})

/** What TCP sends before it waits for a word from the other side: ten segments of 1,460 bytes (RFC 6928). */
const initialWindow = 14_600

test('a page and its headers arrive in one round trip, but for the six legal documents', async ({ site }) => {
  for (const path of paths.filter((one) => one !== '/legal')) {
    const { headers, body } = await ask(site, path, { headers: { 'Accept-Encoding': 'br' } })
    const lines = [
      'HTTP/1.1 200 OK',
      ...Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`),
      '',
    ]
    expect(lines.join('\r\n').length + 2 + body.length, path).toBeLessThanOrEqual(initialWindow)
  }
})
