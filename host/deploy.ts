/**
 * `npm run deploy -- HOST NAME`: puts the build in dist on a host. A NAME such as v1.2.0 is the tag of the build's
 * commit, unless `--attested` says that the files have been verified already; another name may be any. Each host
 * serves the old release until the new one is complete, and keeps serving it if a step fails (decision 021).
 *
 * `npm run deploy -- nginx|caddy NAME --rollback`: switches back to a release that is still on the server. It needs
 * no build.
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkCommit } from '../scripts/check-commit.ts'
import { commitDate } from '../scripts/git.ts'
import { StillPublishing, deployToNetlify } from './netlify.ts'
import { expiryOf, securityFile } from './security-file.ts'
import { installedWrangler } from './wrangler.ts'
import { directoryOnServer } from './write-configurations.ts'

// Tests set DEPLOY_DIRECTORY.
const dist = process.env.DEPLOY_DIRECTORY ?? 'dist'
const site = join(dist, 'client')

/** On a machine of one's own: how each program checks its configuration and takes it over. */
const servers: ReadonlyMap<string, string> = new Map([
  ['nginx', 'nginx -t && systemctl reload nginx'],
  ['caddy', 'caddy validate --config /etc/caddy/Caddyfile && systemctl reload caddy'],
])

const hosts: Readonly<Record<string, (name: string) => void | Promise<void>>> = {
  cloudflare: toCloudflare,
  netlify: (name) =>
    deployToNetlify(name, site, { id: variable('NETLIFY_SITE_ID'), token: variable('NETLIFY_AUTH_TOKEN') }),
  ...Object.fromEntries(
    [...servers].map(([host, reload]) => [host, (name: string) => toServer(name, reload)]),
  ),
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
  switchTo(name, reload)
}

/** Makes a release on the server the current one. If its configuration is refused, the old one goes on. */
function switchTo(name: string, reload: string) {
  onServer(
    [
      `cd ${releasesDirectory()} && old=$(readlink current || true)`,
      `[ -d releases/${name}/client ] || { echo "The server has no release ${name}" >&2; exit 1; }`,
      // The files have the permissions of the machine that deploys, where others may not read them.
      `chmod -R a+rX releases/${name}`,
      'use() { ln -sfn "$1" next && mv -T next current; }',
      `use releases/${name} && ${reload} && exit`,
      // The old release has its configuration in its own folder, and the server has not taken over the new one:
      // the link back is enough.
      'if [ "$old" ]; then use "$old"; else rm -f current; fi; exit 1',
    ].join('\n'),
  )
}

function releasesDirectory(): string {
  return directoryOnServer(new URL(variable('SITE_ORIGIN')).hostname)
}

function onServer(script: string) {
  execFileSync('ssh', [variable('DEPLOY_SERVER'), script], { stdio: 'inherit' })
}

function variable(name: string): string {
  const value = process.env[name]
  if (!value) stop(`Please set ${name} (docs/operations.md).`)
  return value
}

/** Stops where the command lacks something: nothing has been tried. */
function stop(message: string): never {
  console.error(message)
  process.exit(1)
}

function rollBack(host: string, name: string) {
  const reload = servers.get(host)
  if (!reload) throw new Error(`On ${host}, roll back as docs/operations.md says.`)
  switchTo(name, reload)
}

/** Stops where the build is for another origin, such as that of a preview. */
function checkOrigin() {
  if (!existsSync(site)) throw new Error(`There is no build in ${dist}: run "npm run build -- --publish".`)
  const sitemap = `${variable('SITE_ORIGIN')}/sitemap.xml`
  if (!readFileSync(join(site, 'robots.txt'), 'utf8').includes(`Sitemap: ${sitemap}\n`))
    throw new Error(`The build in ${dist} is not for SITE_ORIGIN: run "npm run build -- --publish".`)
}

/** Stops where the build is not that of the tag. Its security.txt has a date that follows from the commit's. */
function checkTag(tag: string) {
  checkCommit(tag)
  if (!readFileSync(join(site, securityFile), 'utf8').includes(`Expires: ${expiryOf(commitDate(tag))}\n`))
    throw new Error(`The build in ${dist} is not of ${tag}: run "npm run build -- --publish".`)
}

function readCommand() {
  const flag = { type: 'boolean', default: false } as const
  const options = { rollback: flag, attested: flag }
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true })
    const [host = '', name = ''] = positionals
    const deploy = Object.hasOwn(hosts, host) ? hosts[host] : undefined
    // The name becomes a folder: "..", for example, would be the folder of all releases.
    if (deploy && /^\w[\w.-]*$/.test(name)) return { host, name, deploy, ...values }
  } catch (error) {
    stop((error as Error).message)
  }
  return stop(`Usage: npm run deploy -- ${Object.keys(hosts).join('|')} NAME [--rollback|--attested]`)
}

const { host, name, deploy, rollback, attested } = readCommand()
try {
  if (rollback) rollBack(host, name)
  else {
    checkOrigin()
    if (/^v\d/.test(name) && !attested) checkTag(name)
    await deploy(name)
  }
  console.log(`${name} is ${rollback ? 'back' : 'deployed'}.`)
} catch (error) {
  // Netlify may still publish a release after the timeout.
  const unchanged = rollback
    ? 'Not rolled back; the present release goes on. '
    : 'Not deployed; the old release goes on. '
  console.error((error instanceof StillPublishing ? '' : unchanged) + (error as Error).message)
  process.exit(1)
}
