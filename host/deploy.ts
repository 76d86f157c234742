/**
 * `npm run deploy -- HOST NAME`: puts the build in dist on a host. NAME is the release's, such as a tag. Each host
 * serves the old release until the new one is complete, and keeps serving it if a step fails (decision 021).
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { readBuiltSite } from './built-site.ts'

const dist = process.env.DEPLOY_DIRECTORY ?? 'dist'
const site = join(dist, 'client')
/** Time between two questions whether Netlify is ready. */
const netlifyPauseMilliseconds = 1000
const wrangler = join(import.meta.dirname, '../setup/cloudflare/node_modules/wrangler/bin/wrangler.js')

const hosts: Readonly<Record<string, (name: string) => void | Promise<void>>> = {
  cloudflare: toCloudflare,
  netlify: toNetlify,
  nginx: (name) => toServer(name, 'nginx -t', 'systemctl reload nginx'),
  caddy: (name) => toServer(name, 'caddy validate --config /etc/caddy/Caddyfile', 'systemctl reload caddy'),
}

/** Cloudflare has no documented interface but its own program, which is in a lockfile of its own. */
function toCloudflare(name: string) {
  const project = variable('CLOUDFLARE_PROJECT')
  if (!existsSync(wrangler))
    execFileSync('npm', ['ci', '--ignore-scripts', '--prefix', 'setup/cloudflare'], { stdio: 'inherit' })
  const parameters = [
    '--project-name',
    project,
    '--branch',
    'main',
    '--commit-message',
    name,
    '--commit-dirty',
  ]
  execFileSync(process.execPath, [wrangler, 'pages', 'deploy', site, ...parameters], {
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
  let { state } = deploy
  while (state !== 'ready') {
    ;({ state } = await netlify(`/deploys/${deploy.id}`))
    if (state === 'error') throw new Error('Netlify could not publish the release.')
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
function toServer(name: string, check: string, reload: string) {
  const server = variable('DEPLOY_SERVER')
  const directory = `/srv/${new URL(variable('SITE_ORIGIN')).hostname}`
  // Files would change under visitors, and nothing would be there to go back to.
  const isLive = `[ "$(readlink ${directory}/current)" = releases/${name} ]`
  const refuse = `echo "${name} is what visitors get now: deploy under another name" >&2; exit 1`
  const script = `if ${isLive}; then ${refuse}; fi; mkdir -p ${directory}/releases/${name}`
  execFileSync('ssh', [server, script], { stdio: 'inherit' })
  execFileSync(
    'rsync',
    ['-a', '--delete', site, join(dist, 'configurations'), `${server}:${directory}/releases/${name}/`],
    { stdio: 'inherit' },
  )
  const turn = [
    `cd ${directory} && old=$(readlink current || true)`,
    'use() { ln -sfn "$1" next && mv -T next current; }',
    `use releases/${name} && ${check} && ${reload} && exit`,
    // The old release goes on, with its own configuration.
    'if [ "$old" ]; then use "$old"; else rm -f current; fi; exit 1',
  ].join('\n')
  execFileSync('ssh', [server, turn], { stdio: 'inherit' })
}

function variable(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`Please set ${name} (docs/operations.md).`)
  return value
}

/** Stops where the build is for another origin, such as that of a preview. */
function checkOrigin() {
  if (!existsSync(site)) throw new Error(`There is no build in ${dist}: run "npm run build -- --publish".`)
  const sitemap = `${variable('SITE_ORIGIN')}/sitemap.xml`
  if (!readFileSync(join(site, 'robots.txt'), 'utf8').includes(`Sitemap: ${sitemap}\n`))
    throw new Error(`The build in ${dist} is not for SITE_ORIGIN: run "npm run build -- --publish".`)
}

if (import.meta.main) {
  const [host = '', name = ''] = process.argv.slice(2)
  try {
    const deploy = hosts[host]
    // The name becomes a folder: "..", for example, would be the folder of all releases.
    if (!deploy || !/^\w[\w.-]*$/.test(name))
      throw new Error(`Usage: npm run deploy -- ${Object.keys(hosts).join('|')} NAME`)
    checkOrigin()
    await deploy(name)
    console.log(`${name} is deployed.`)
  } catch (error) {
    console.error(`Not deployed; the old release goes on. ${(error as Error).message}`)
    process.exit(1)
  }
}
