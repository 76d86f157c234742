import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import { promisify } from 'node:util'
import { test as base } from '@playwright/test'
import { listen } from '../../shared/listen.ts'
import { hero as notFound } from '../../src/content/not-found.ts'
import { copyBuild } from '../support/builds.ts'
import { hostContract } from '../support/host-contract.ts'
import { ask } from '../support/raw-request.ts'
import { startSite } from '../support/site.ts'
import type { RunningSite } from '../support/site.ts'
import { expect } from '../support/test.ts'

/** The server behind `npm start` keeps the contract of all hosts, and rules of its own. */

const test = base.extend<object, { site: RunningSite }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of a fixture's dependencies from here
    async ({}, use) => {
      const site = await startSite()
      await use(site)
      await site.close()
    },
    { scope: 'worker' },
  ],
})

for (const [rule, check] of Object.entries(hostContract)) test(rule, ({ site }) => check(site))

test('a malformed address gets the not-found page too', async ({ site }) => {
  const { status, headers, body } = await ask(site, '/about%')
  expect(status).toBe(400)
  expect(headers['content-type']).toBe('text/html; charset=utf-8')
  expect(body.toString()).toContain(notFound.title)
})

test('an overlong request line gets status 431, even while it is still being sent', async ({ site }) => {
  for (const length of [65_536, 20_000_000])
    expect((await ask(site, `/${'a'.repeat(length)}`)).status).toBe(431)
})

test('the browser’s preferred encoding is used, and Brotli between equals', async ({ site }) => {
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

test('an invalid range, and one of a HEAD request, get the whole file', async ({ site }) => {
  for (const [method, Range] of Object.entries({ HEAD: 'bytes=9-9', GET: 'bytes=5-3' }))
    expect((await ask(site, '/favicon.svg', { method, headers: { Range } })).status, Range).toBe(200)
})

test('npm run verify names what differs from the build; serve says if none is there', async ({ site }) => {
  const verify = (...parameters: string[]) =>
    promisify(execFile)(process.execPath, ['host/verify.ts', ...parameters]).catch(
      (error: unknown) => error as { stdout: string },
    )
  expect((await verify(site.origin)).stdout).toBe(`${site.origin} serves the build.\n`)

  using other = await copyBuild('other', { marked: ['/about'] })
  expect((await verify(site.origin, '--build', other.directory)).stdout).toBe(
    `✗ /about, /site.json, /sw.js: is not the file of the build\n${site.origin} differs from the build.\n`,
  )

  const nowhere = promisify(execFile)(process.execPath, ['host/serve.ts', '/nowhere'])
  await expect(nowhere).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^There is no built site in \/nowhere/),
  })

  const plain = createServer((_request, response) => response.end('hello'))
  const origin = `http://localhost:${await listen(plain)}`
  const { stdout } = await verify(origin, '--host', 'github-pages')
  const onNetlify = await verify(origin, '--host', 'netlify')
  plain.close()
  expect(onNetlify.stdout).toMatch(/^limit of netlify: \/about\/, \/careers\/, .*: does not redirect/m)
  expect(onNetlify.stdout).toMatch(/^✗ \/about\.html, \/careers\.html, .*: does not redirect/m)
  for (const line of [
    /^✗ .* and \d+ more: is not the file of the build$/m,
    /^✗ .*: is not compressed$/m,
    /^✗ .*security\.txt: has expired/m,
    /^limit of github-pages: .*: has Content-Security-Policy: nothing$/m,
    /^limit of github-pages: .*: has Cache-Control: nothing$/m,
    /^limit of github-pages: \/about\.html, \/about\/, .*: does not redirect/m,
  ])
    expect(stdout).toMatch(line)
  expect(await verify(origin)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^http.* does not answer: /),
  })
})
