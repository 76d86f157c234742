import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSiteServer } from '../../host/site-server.ts'
import { newDirectory } from '../support/new-directory.ts'

// Promises that all hosts share are tested end to end (e2e/support/host-promises.ts).

const directory = newDirectory()
for (const page of ['index', 'about', '404']) writeFileSync(join(directory, `${page}.html`), page)
const server = createSiteServer(directory)

beforeAll(async () => {
  server.listen(0)
  await once(server, 'listening')
})
afterAll(() => server.close())

/** Status and redirect target of a response. */
async function ask(path: string) {
  const { port } = server.address() as AddressInfo
  const [answer] = (await once(request({ port, path }).end(), 'response')) as [IncomingMessage]
  answer.resume()
  return { status: answer.statusCode, location: answer.headers.location }
}

test.each(['/ABOUT', '//about', '/about//', '/About.HTML', '/%61bout', '/about%2F'])(
  '%s redirects to the one address of the page',
  async (address) => {
    expect(await ask(address)).toEqual({ status: 301, location: '/about' })
    expect(await ask(`${address}?a=1?b&%20`)).toEqual({ status: 301, location: '/about?a=1?b&%20' })
  },
)

test.each(['/404', '/about.html/', '/%2561bout', '/about%2500', '//evil.example/about'])(
  '%s is unknown',
  async (address) => {
    expect(await ask(address)).toEqual({ status: 404, location: undefined })
  },
)
