import { mkdirSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { contentTypes, headersOf } from '../../host/headers.ts'
import { securityFile as security } from '../../host/security-file.ts'
import { differencesFrom } from '../../host/site-differences.ts'
import { fileAt, notFoundFile, plainAddress } from '../../src/addresses.ts'
import { newDirectory } from '../support/new-directory.ts'

const origin = 'https://example.org'
const files: Readonly<Record<string, string>> = {
  '/index.html': 'Landing',
  '/about.html': 'About',
  [notFoundFile]: 'Not found',
  [security]: `Expires: 2999-01-01T00:00:00.000Z\nCanonical: ${origin}${security}\n`,
}
const other = files[security]!.replace(origin, 'https://a.org')

afterEach(() => vi.unstubAllGlobals())

/** What a host answers that does everything right. */
function rightAnswer(address: string) {
  const { protocol, pathname, search } = new URL(address)
  const plain = plainAddress(pathname)
  if (protocol === 'http:' || (plain !== pathname && pathname !== notFoundFile))
    return { body: null, status: 301, headers: { Location: `${origin}${plain}${search}` } }
  const file = fileAt(pathname)
  const headers = { ...headersOf(file), 'Content-Type': contentTypes[extname(file).slice(1)]! }
  return { body: files[file] ?? files[notFoundFile]!, status: file in files ? 200 : 404, headers }
}

test.each<
  [at: string, wrong: { status?: number; headers?: object; body?: string } | undefined, what: string]
>([
  ['/about', { headers: { 'X-Content-Type-Options': 'sniff' } }, 'has X-Content-Type-Options: sniff'],
  ['/about', { headers: { 'Cache-Control': 'max-age=60' } }, 'has Cache-Control: max-age=60'],
  ['/about.html?a=1', { status: 302 }, 'does not redirect to its page'],
  ['/no-such-page', { status: 200 }, 'answers 200, not 404 with the not-found page'],
  [security, { status: 404 }, 'answers 404'],
  [security, { body: other }, `is not the file of the build; is of a build for https://a.org${security}`],
  ['http://example.org/about', { status: 302 }, 'does not redirect to https for good'],
  ['http://example.org/about', undefined, 'does not answer on port 80'],
])('verify finds only that the answer at %s has %j: %s', async (at, wrong, what) => {
  const directory = newDirectory()
  mkdirSync(join(directory, '.well-known'))
  for (const [file, text] of Object.entries(files)) writeFileSync(join(directory, file), text)
  vi.stubGlobal('fetch', async (address: string) => {
    const { body, status, headers } = rightAnswer(address)
    if (address !== URL.parse(at, origin)?.href) return new Response(body, { status, headers })
    if (!wrong) throw new Error('refused')
    return new Response(wrong.body ?? body, { status, ...wrong, headers: { ...headers, ...wrong.headers } })
  })
  const found = await differencesFrom(origin, directory)
  expect(found.map((difference) => difference.what).join('; ')).toBe(what)
})
