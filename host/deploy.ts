/**
 * `npm run deploy -- HOST NAME`: puts the build in dist on a host. NAME is the release's, such as a tag. Each host
 * serves the old release until the new one is complete, and keeps serving it if a step fails (decision 021).
 *
 * `npm run deploy -- nginx|caddy NAME --back`: turns back to a release that is still on the server. It needs no build.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { installedWrangler } from './wrangler.ts'
import { readBuiltSite } from './built-site.ts'

// Tests set DEPLOY_DIRECTORY, NETLIFY_PATIENCE_SECONDS and NETLIFY_API.
const dist = process.env.DEPLOY_DIRECTORY ?? 'dist'
const site = join(dist, 'client')
/** Time between two questions whether Netlify is ready. */
const netlifyPauseMilliseconds = 1000
/** Time after which a deploy stops asking. */
const netlifyPatienceSeconds = Number(process.env.NETLIFY_PATIENCE_SECONDS ?? 600)

/** On a machine of one's own: how each program checks its configuration and takes it over. */
const servers: Readonly<Record<string, string>> = {
  nginx: 'nginx -t && systemctl reload nginx',
  caddy: 'caddy validate --config /etc/caddy/Caddyfile && systemctl reload caddy',
}

const hosts: Readonly<Record<string, (name: string) => void | Promise<void>>> = {
  cloudflare: toCloudflare,
  netlify: toNetlify,
  nginx: (name) => toServer(name, servers.nginx!),
  caddy: (name) => toServer(name, servers.caddy!),
}

/** Cloudflare has no documented interface but its own program, which is in a lockfile of its own. */
function toCloudflare(name: string) {
  const project = variable('CLOUDFLARE_PROJECT')
  const parameters = [
    '--project-name',
    project,
    '--branch',
    'main',
    '--commit-message',
    name,
    '--commit-dirty',
  ]
  execFileSync(process.execPath, [installedWrangler(), 'pages', 'deploy', site, ...parameters], {
    stdio: 'inherit',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  })
}

/** Sends the hashes of all files, then the files that Netlify does not have. It publishes when it has all. */
async function toNetlify(name: string) {
  const { files } = readBuiltSite(site)
  const contents = new Map(
    [...files, '/_headers', '/_redirects'].map((file) => [file, readFileSync(join(site, file))]),
  )
  const hashes = Object.fromEntries([...contents].map(([file, content]) => [file, sha1(content)]))
  const deploy = await netlify(`/sites/${variable('NETLIFY_SITE_ID')}/deploys`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ title: name, files: hashes }),
  })
  const required = new Set(deploy.required)
  for (const [file, content] of contents)
    if (required.has(hashes[file]!))
      await netlify(`/deploys/${deploy.id}/files${file}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: content,
      })
  const end = performance.now() + netlifyPatienceSeconds * 1000
  let { state } = deploy
  while (state !== 'ready') {
    ;({ state } = await netlify(`/deploys/${deploy.id}`))
    if (state === 'error') throw new Error('Netlify could not publish the release.')
    if (state !== 'ready' && performance.now() > end)
      throw new Error(
        `Netlify is still at "${state}" after ${netlifyPatienceSeconds} seconds. It may publish the release later: look at its list of deploys.`,
      )
    if (state !== 'ready') await later(netlifyPauseMilliseconds)
  }
}

interface NetlifyRequest {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer<ArrayBuffer>
}

interface NetlifyDeploy {
  id: string
  state: string
  /** Hashes of the files to send. */
  required?: readonly string[]
}

async function netlify(path: string, request: NetlifyRequest = {}): Promise<NetlifyDeploy> {
  const api = process.env.NETLIFY_API ?? 'https://api.netlify.com/api/v1'
  const authorization = { Authorization: `Bearer ${variable('NETLIFY_AUTH_TOKEN')}` }
  const response = await fetch(api + path, { ...request, headers: { ...request.headers, ...authorization } })
  if (!response.ok) throw new Error(`Netlify answers ${response.status} to ${path}.`)
  return (await response.json()) as NetlifyDeploy
}

function sha1(content: Buffer): string {
  return createHash('sha1').update(content).digest('hex')
}

/** Copies the release beside the others, and makes it the current one if the server accepts its configuration. */
function toServer(name: string, reload: string) {
  const directory = releasesDirectory()
  // Files would change under visitors, and nothing would be there to go back to.
  const isLive = `[ "$(readlink ${directory}/current)" = releases/${name} ]`
  const refuse = `echo "${name} is what visitors get now: deploy under another name" >&2; exit 1`
  onServer(`if ${isLive}; then ${refuse}; fi; mkdir -p ${directory}/releases/${name}`)
  execFileSync(
    'rsync',
    [
      '-a',
      '--delete',
      site,
      join(dist, 'configurations'),
      `${variable('DEPLOY_SERVER')}:${directory}/releases/${name}/`,
    ],
    { stdio: 'inherit' },
  )
  turnTo(name, reload)
}

/** Makes a release on the server the current one. If its configuration is refused, the old one goes on. */
function turnTo(name: string, reload: string) {
  onServer(
    [
      `cd ${releasesDirectory()} && old=$(readlink current || true)`,
      `[ -d releases/${name}/client ] || { echo "The server has no release ${name}" >&2; exit 1; }`,
      'use() { ln -sfn "$1" next && mv -T next current; }',
      `use releases/${name} && ${reload} && exit`,
      // The old release has its configuration in its own folder, and the server has not taken over the new one:
      // the link back is enough.
      'if [ "$old" ]; then use "$old"; else rm -f current; fi; exit 1',
    ].join('\n'),
  )
}

function releasesDirectory(): string {
  return `/srv/${new URL(variable('SITE_ORIGIN')).hostname}`
}

function onServer(script: string) {
  execFileSync('ssh', [variable('DEPLOY_SERVER'), script], { stdio: 'inherit' })
}

function variable(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`Please set ${name} (docs/operations.md).`)
  return value
}

function turnBack(host: string, name: string) {
  const reload = servers[host]
  if (!reload) throw new Error(`On ${host}, roll back as docs/operations.md says.`)
  turnTo(name, reload)
}

/** Stops where the build is for another origin, such as that of a preview. */
function checkOrigin() {
  if (!existsSync(site)) throw new Error(`There is no build in ${dist}: run "npm run build -- --publish".`)
  const sitemap = `${variable('SITE_ORIGIN')}/sitemap.xml`
  if (!readFileSync(join(site, 'robots.txt'), 'utf8').includes(`Sitemap: ${sitemap}\n`))
    throw new Error(`The build in ${dist} is not for SITE_ORIGIN: run "npm run build -- --publish".`)
}

if (import.meta.main) {
  try {
    const options = { back: { type: 'boolean', default: false } } as const
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    const [host = '', name = ''] = positionals
    const deploy = hosts[host]
    // The name becomes a folder: "..", for example, would be the folder of all releases.
    if (!deploy || !/^\w[\w.-]*$/.test(name))
      throw new Error(`Usage: npm run deploy -- ${Object.keys(hosts).join('|')} NAME [--back]`)
    if (values.back) turnBack(host, name)
    else {
      checkOrigin()
      await deploy(name)
    }
    console.log(`${name} is ${values.back ? 'back' : 'deployed'}.`)
  } catch (error) {
    console.error(`Not deployed; the old release goes on. ${(error as Error).message}`)
    process.exit(1)
  }
}
