import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { delimiter, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deployToCloudflare } from '../../host/cloudflare.ts'
import { StillPublishing, deployToNetlify } from '../../host/netlify.ts'
import { listen } from '../../shared/listen.ts'
import { newDirectory } from '../support/new-directory.ts'

let directory: string
let site: string
beforeEach(() => {
  directory = newDirectory()
  site = join(directory, 'dist/client')
  for (const folder of ['bin', 'server/srv', 'dist/client/.well-known', 'dist/configurations'])
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
  vi.stubEnv('PATH', join(directory, 'bin') + delimiter + process.env.PATH)
})
afterEach(() => vi.unstubAllEnvs())

function write(file: string, content: string) {
  writeFileSync(join(directory, 'dist', file), content)
}

function program(name: string, script: string) {
  writeFileSync(join(directory, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
}

/** Runs the command. Returns its exit code and its errors. */
function deploy(
  parameters: readonly string[],
  variables: Readonly<Record<string, string | undefined>> = {},
  cwd = directory,
) {
  const { PATH } = process.env
  const env = { PATH, DEPLOY_SERVER: 'web', SITE_ORIGIN: 'https://example.org', ...variables }
  const command = [resolve('host/deploy.ts'), ...parameters]
  const { status, stderr } = spawnSync(process.execPath, command, { env, cwd, encoding: 'utf8' })
  return { code: status, error: stderr.trim() }
}

function notDeployed(failed: string): string {
  return `Not deployed; the old release goes on. ${failed} failed; it has printed why.`
}

/** The release that the server shows. */
function current(): string {
  return readlinkSync(join(directory, 'server/srv/example.org/current'))
}

test('a server shows each new release, and the old one if its configuration is refused', () => {
  for (const name of ['v1.0.0', 'v1.1.0']) {
    write('client/index.html', name)
    chmodSync(join(site, 'index.html'), 0o600)
    expect(deploy(['nginx', name])).toEqual({ code: 0, error: '' })
    expect(current()).toBe(`releases/${name}`)
  }
  expect(deploy(['nginx', 'v1.1.0']).error).toContain('v1.1.0 is what visitors get now')
  program('nginx', 'exit 1')
  expect(deploy(['nginx', 'v1.2.0'])).toEqual({ code: 1, error: notDeployed('ssh') })
  expect(current()).toBe('releases/v1.1.0')
  const page = join(directory, 'server/srv/example.org/current/client/index.html')
  expect(readFileSync(page, 'utf8')).toBe('v1.1.0')
  expect(statSync(page).mode & 0o044, 'readable for the server').toBe(0o044)
  expect(readFileSync(join(directory, 'reloads'), 'utf8')).toBe('reload nginx\nreload nginx\n')

  program('rsync', 'exit 1')
  expect(deploy(['nginx', 'v1.3.0'])).toEqual({ code: 1, error: notDeployed('rsync') })
  expect(current()).toBe('releases/v1.1.0')

  // A rollback is refused with the configuration, too; it copies nothing.
  expect(deploy(['nginx', 'v1.0.0', '--rollback']).code).toBe(1)
  expect(current()).toBe('releases/v1.1.0')
  program('nginx', 'exit 0')
  expect(deploy(['nginx', 'v1.0.0', '--rollback'])).toEqual({ code: 0, error: '' })
  expect(current()).toBe('releases/v1.0.0')
  expect(deploy(['nginx', 'v0.9.0', '--rollback']).error).toContain('has no release v0.9.0')
  expect(current()).toBe('releases/v1.0.0')
})

test('Netlify hears of all files, gets only those it does not have, and publishes nothing if one of them fails', async () => {
  const requests: string[] = []
  let announced: string[] = []
  let state = 'ready'
  let failing = ''
  async function answer(request: IncomingMessage, response: ServerResponse) {
    const body = await text(request)
    requests.push(`${request.method} ${request.url} ${request.method === 'PUT' ? body : ''}`.trim())
    if (request.method === 'POST') announced = Object.keys((JSON.parse(body) as { files: object }).files)
    // The SHA-1 hash of the page.
    const required = ['767013ce0ee0f6d7a07587912eba3104cfaabc15']
    response.statusCode = request.headers.authorization === 'Bearer secret' ? 200 : 401
    // One failure each time.
    if (request.method === failing) [response.statusCode, failing] = [502, '']
    response.end(JSON.stringify({ id: '7', state: request.method === 'GET' ? state : 'uploading', required }))
  }
  const api = createServer((request, response) => void answer(request, response))
  const account = { id: '42', token: 'secret', api: `http://localhost:${await listen(api)}` }
  const sent = ['POST /sites/42/deploys', 'PUT /deploys/7/files/index.html page']
  await deployToNetlify('v1.0.0', site, account)
  expect(requests).toEqual([...sent, 'GET /deploys/7'])
  const all = ['/.well-known/security.txt', '/_headers', '/_redirects', '/index.html', '/robots.txt']
  expect(announced.toSorted()).toEqual(all)
  requests.length = 0
  failing = 'PUT'
  const refused = 'Netlify answers 502 to /deploys/7/files/index.html.'
  await expect(deployToNetlify('v1.1.0', site, account)).rejects.toThrow(refused)
  expect(requests).toEqual(sent)
  failing = 'GET'
  await deployToNetlify('v1.1.0', site, account)
  failing = 'GET'
  const unheard = deployToNetlify('v1.1.0', site, account, 0)
  await expect(unheard).rejects.toThrow(StillPublishing)
  await expect(unheard).rejects.toThrow(/^Netlify answers 502 .* may still publish the release/)
  state = 'error'
  await expect(deployToNetlify('v1.2.0', site, account)).rejects.toThrow('could not publish the release')
  state = 'processing'
  await expect(deployToNetlify('v1.2.0', site, account, 0)).rejects.toThrow(StillPublishing)
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort('no answer'))
  await expect(deployToNetlify('v1.2.0', site, account)).rejects.toBe('no answer')
  api.close()
})

test('Cloudflare’s program is installed as its lockfile says, without scripts of packages, and publishes the build', () => {
  const [modules, calls] = [join(directory, 'node_modules'), join(directory, 'calls')]
  const bin = join(modules, 'wrangler/bin')
  const note = `require("fs").appendFileSync("${calls}", process.argv.slice(2).join(" ") + ";")`
  const list = `cp ${directory}/package-lock.json ${modules}/.package-lock.json`
  program('npm', `echo "$@" >> ${calls}; mkdir -p ${bin}; echo '${note}' > ${bin}/wrangler.js; ${list}`)
  for (const version of ['1.0.0', '1.0.0', '2.0.0']) {
    write('../package-lock.json', JSON.stringify({ packages: { wrangler: { version } } }))
    deployToCloudflare('v1.0.0', site, 'site', directory)
  }
  const install = `ci --ignore-scripts --prefix ${directory}\n`
  const publish = `pages deploy ${site} --project-name site --branch main --commit-message v1.0.0 --commit-dirty;`
  expect(readFileSync(calls, 'utf8')).toBe(install + publish + publish + install + publish)
})

test.each([
  [['nginx', 'v1.0.0'], { SITE_ORIGIN: 'https://a.org' }, /^Not deployed; .* is not for SITE_ORIGIN/],
  [['nginx', 'v1.0.0'], { DEPLOY_SERVER: '' }, /^Please set DEPLOY_SERVER/],
  [['cloudflare', 'v1.0.0'], {}, /^Please set CLOUDFLARE_PROJECT/],
  [['netlify', 'v1.0.0'], {}, /^Please set NETLIFY_SITE_ID/],
  [['nginx', 'v1; rm -rf /'], {}, /^Usage: npm run deploy/],
  [['nginx', '..'], {}, /^Usage: npm run deploy/],
  [['constructor', 'v1.0.0'], {}, /^Usage: npm run deploy/],
  [['nginx', 'v1.0.0', '--bak'], {}, /^Unknown option '--bak'/],
  [['netlify', 'v1.0.0', '--rollback'], {}, /^Not rolled back; .* On netlify, roll back as/],
])('%j with %j stops before anything is sent', (parameters, variables, message) => {
  for (const name of ['ssh', 'rsync']) program(name, 'echo "a request was sent" >&2')
  expect(deploy(parameters, variables)).toEqual({ code: 1, error: expect.stringMatching(message) })
})

test('a build of another commit is not deployed under the name of a tag', () => {
  write('client/.well-known/security.txt', 'Expires: 2027-11-10T00:00:01.000Z\n')
  expect(deploy(['nginx', 'v1.0.0']).error).toMatch(/The build in .* is not of v1\.0\.0/)
  for (const parameters of [['v1.0.0', '--attested'], ['kill-switch']])
    expect(deploy(['nginx', ...parameters])).toEqual({ code: 0, error: '' })
  expect(deploy(['nginx', 'v1.0.0'], {}, '/').error).toMatch(/^Not deployed; .* There is no build in dist:/)
})

test.each(['deploy', 'verify'])('host/%s.ts runs without packages, as in the workflow', (command) => {
  for (const part of ['host', 'shared', 'src', 'package.json'])
    cpSync(part, join(directory, part), { recursive: true, filter: (file) => !file.endsWith('node_modules') })
  const { stderr } = spawnSync(process.execPath, [`${directory}/host/${command}.ts`], { encoding: 'utf8' })
  expect(stderr).toMatch(/^Usage: /)
})
