import { execFile, spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import { listen } from '../../shared/listen.ts'
import { newDirectory } from '../support/new-directory.ts'

let directory: string
beforeEach(() => {
  directory = newDirectory()
  for (const folder of ['bin', 'server/srv', 'client/.well-known', 'configurations'])
    mkdirSync(join(directory, folder), { recursive: true })
  write('client/index.html', 'page')
  write('client/robots.txt', 'Sitemap: https://example.org/sitemap.xml\n')
  write('client/.well-known/security.txt', 'Expires: 2027-11-10T00:00:00.000Z\n')
  for (const file of ['client/_headers', 'client/_redirects', 'configurations/nginx.conf']) write(file, '')
  // The server is this machine, with another root: ssh runs a script, rsync copies.
  const onServer = `s#/srv/#${directory}/server/srv/#g`
  program('ssh', `sh -c "$(echo "$2" | sed '${onServer}')"`)
  program('rsync', `cp -R "$3" "$4" "$(echo "\${5#*:}" | sed '${onServer}')"`)
  program('systemctl', `echo "$@" >> ${directory}/reloads`)
  program('nginx', 'exit 0')
  // Each tag is that of this commit, of 25 November 2026.
  program('git', '[ $1 = status ] || echo 1795564800')
})

function write(file: string, content: string) {
  writeFileSync(join(directory, file), content)
}

function program(name: string, script: string) {
  writeFileSync(join(directory, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

/** Runs the command. Returns its exit code and its errors. */
async function deploy(parameters: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const { PATH = '' } = process.env
  const env = {
    PATH: join(directory, 'bin') + delimiter + PATH,
    DEPLOY_DIRECTORY: directory,
    DEPLOY_SERVER: 'web',
    SITE_ORIGIN: 'https://example.org',
    ...variables,
  }
  const run = promisify(execFile)(process.execPath, ['host/deploy.ts', ...parameters], { env })
  const { code = 0, stderr }: { code?: number; stderr: string } = await run.catch(
    (error: unknown) => error as { stderr: string },
  )
  return { code, error: stderr.trim() }
}

/** The release that the server shows. */
function current(): string {
  return readlinkSync(join(directory, 'server/srv/example.org/current'))
}

test('a server shows each new release, and the old one if its configuration is refused', async () => {
  for (const name of ['v1.0.0', 'v1.1.0']) {
    write('client/index.html', name)
    chmodSync(join(directory, 'client/index.html'), 0o600)
    expect(await deploy(['nginx', name])).toEqual({ code: 0, error: '' })
    expect(current()).toBe(`releases/${name}`)
  }
  expect((await deploy(['nginx', 'v1.1.0'])).error).toContain('v1.1.0 is what visitors get now')
  program('nginx', 'exit 1')
  expect(await deploy(['nginx', 'v1.2.0'])).toEqual({ code: 1, error: expect.stringMatching(/exit 1$/) })
  expect(current()).toBe('releases/v1.1.0')
  const page = join(directory, 'server/srv/example.org/current/client/index.html')
  expect(readFileSync(page, 'utf8')).toBe('v1.1.0')
  expect(statSync(page).mode & 0o044, 'readable for the server').toBe(0o044)
  expect(readFileSync(join(directory, 'reloads'), 'utf8')).toBe('reload nginx\nreload nginx\n')

  program('rsync', 'exit 1')
  expect((await deploy(['nginx', 'v1.3.0'])).code).toBe(1)
  expect(current()).toBe('releases/v1.1.0')

  // A rollback is refused with the configuration, too; it copies nothing.
  expect((await deploy(['nginx', 'v1.0.0', '--rollback'])).code).toBe(1)
  expect(current()).toBe('releases/v1.1.0')
  program('nginx', 'exit 0')
  expect(await deploy(['nginx', 'v1.0.0', '--rollback'])).toEqual({ code: 0, error: '' })
  expect(current()).toBe('releases/v1.0.0')
  expect((await deploy(['nginx', 'v0.9.0', '--rollback'])).error).toContain('has no release v0.9.0')
  expect(current()).toBe('releases/v1.0.0')
})

test('Netlify hears of all files, gets only those it does not have, and publishes nothing if one of them fails', async () => {
  const requests: string[] = []
  let announced: string[] = []
  let status = 200
  let state = 'ready'
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    requests.push(`${request.method} ${request.url} ${request.method === 'PUT' ? body : ''}`.trim())
    if (request.method === 'POST') announced = Object.keys((JSON.parse(body) as { files: object }).files)
    // The SHA-1 hash of the page.
    const required = ['767013ce0ee0f6d7a07587912eba3104cfaabc15']
    response.statusCode = request.method === 'PUT' ? status : 200
    if (request.headers.authorization !== 'Bearer secret') response.statusCode = 401
    response.end(JSON.stringify({ id: '7', state: request.method === 'GET' ? state : 'uploading', required }))
  }
  const api = createServer((request, response) => void answer(request, response))
  const NETLIFY_API = `http://localhost:${await listen(api)}`
  const variables = { NETLIFY_API, NETLIFY_SITE_ID: '42', NETLIFY_AUTH_TOKEN: 'secret' }
  const sent = ['POST /sites/42/deploys', 'PUT /deploys/7/files/index.html page']
  expect(await deploy(['netlify', 'v1.0.0'], variables)).toEqual({ code: 0, error: '' })
  expect(requests).toEqual([...sent, 'GET /deploys/7'])
  const all = ['/.well-known/security.txt', '/_headers', '/_redirects', '/index.html', '/robots.txt']
  expect(announced.toSorted()).toEqual(all)
  requests.length = 0
  status = 500
  expect(await deploy(['netlify', 'v1.1.0'], variables)).toEqual({
    code: 1,
    error: 'Not deployed; the old release goes on. Netlify answers 500 to /deploys/7/files/index.html.',
  })
  expect(requests).toEqual(sent)
  status = 200
  state = 'error'
  expect(await deploy(['netlify', 'v1.2.0'], variables)).toEqual({
    code: 1,
    error: 'Not deployed; the old release goes on. Netlify could not publish the release.',
  })
  state = 'processing'
  const withTimeout = (seconds: string) =>
    deploy(['netlify', 'v1.2.0'], { ...variables, NETLIFY_TIMEOUT_SECONDS: seconds })
  expect((await withTimeout('0')).error).toMatch(/^Netlify is still at "processing" after 0 seconds\./)
  requests.length = 0
  expect((await withTimeout('10 min')).error).toContain('NETLIFY_TIMEOUT_SECONDS is "10 min", but has to be')
  expect(requests).toEqual([])
  api.close()
})

test('Cloudflare’s program is installed without scripts of packages, and publishes the build', async () => {
  const wrangler = join(directory, 'node_modules/wrangler/bin')
  const echo = 'console.error(...process.argv.slice(2))'
  program('npm', `echo "$@" >&2; mkdir -p ${wrangler}; echo '${echo}' > ${wrangler}/wrangler.js`)
  const variables = { WRANGLER_DIRECTORY: directory, CLOUDFLARE_PROJECT: 'site' }
  const place = '--project-name site --branch main --commit-message v1.0.0 --commit-dirty'
  expect(await deploy(['cloudflare', 'v1.0.0'], variables)).toEqual({
    code: 0,
    error: `ci --ignore-scripts --prefix ${directory}\npages deploy ${directory}/client ${place}`,
  })
})

test.each([
  [
    ['nginx', 'v1.0.0'],
    { SITE_ORIGIN: 'https://a.org' },
    /^Not deployed; .* The build in .* is not for SITE_ORIGIN/,
  ],
  [['nginx', 'v1.0.0'], { DEPLOY_SERVER: '' }, /^Please set DEPLOY_SERVER/],
  [
    ['nginx', 'v1.0.0'],
    { DEPLOY_DIRECTORY: 'dist/none' },
    /^Not deployed; .* There is no build in dist.none/,
  ],
  [['cloudflare', 'v1.0.0'], {}, /^Please set CLOUDFLARE_PROJECT/],
  [['nginx', 'v1; rm -rf /'], {}, /^Usage: npm run deploy/],
  [['nginx', '..'], {}, /^Usage: npm run deploy/],
  [['constructor', 'v1.0.0'], {}, /^Usage: npm run deploy/],
  [['nginx', 'v1.0.0', '--bak'], {}, /^Unknown option '--bak'/],
  [['netlify', 'v1.0.0', '--rollback'], {}, /^Not rolled back; .* On netlify, roll back as/],
])('%j with %j stops before anything is sent', async (parameters, variables, message) => {
  for (const name of ['ssh', 'rsync']) program(name, 'echo "a request was sent" >&2')
  expect(await deploy(parameters, variables as Record<string, string>)).toEqual({
    code: 1,
    error: expect.stringMatching(message),
  })
})

test('a build of another commit is not deployed under the name of a tag', async () => {
  write('client/.well-known/security.txt', 'Expires: 2027-11-10T00:00:01.000Z\n')
  expect((await deploy(['nginx', 'v1.0.0'])).error).toMatch(/The build in .* is not of v1\.0\.0/)
  for (const parameters of [['v1.0.0', '--attested'], ['kill-switch']])
    expect(await deploy(['nginx', ...parameters])).toEqual({ code: 0, error: '' })
})

test.each(['deploy', 'verify'])('host/%s.ts runs without packages, as in the workflow', (command) => {
  for (const part of ['host', 'shared', 'src', 'package.json'])
    cpSync(part, join(directory, part), { recursive: true, filter: (file) => !file.endsWith('node_modules') })
  const { stderr } = spawnSync(process.execPath, [`${directory}/host/${command}.ts`], {
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/^Usage: /)
})
