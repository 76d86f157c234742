/**
 * `npm run deploy -- HOST NAME`: puts the build in dist on a host. A NAME such as v1.2.0 is the tag of the build's
 * commit, unless `--attested` says that the files have been verified already; another name may be any. Each host
 * serves the old release until the new one is complete, and keeps serving it if a step fails (decision 021).
 *
 * `npm run deploy -- nginx|caddy NAME --rollback`: switches back to a release that is still on the server. It needs
 * no build.
 *
 * The workflow runs it without packages (.github/workflows/deploy.yml), so it imports none.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join, matchesGlob } from 'node:path'
import { readParameters, stop } from '../shared/command.ts'
import { checkCommit, commitDate, releaseTags } from '../shared/git.ts'
import { deployToCloudflare } from './cloudflare.ts'
import { StillPublishing, deployToNetlify } from './netlify.ts'
import { deployToServer, directoryOnServer, switchTo } from './own-server.ts'
import type { OwnServer } from './own-server.ts'
import { expiryOf, securityFile } from './security-file.ts'

const dist = 'dist'
const build = join(dist, 'client')

/** What puts the build on each host, under the name of a release. */
const hosts: Readonly<Record<string, (name: string) => void | Promise<void>>> = {
  cloudflare: (name) => deployToCloudflare(name, build, variable('CLOUDFLARE_PROJECT')),
  netlify: (name) =>
    deployToNetlify(name, build, { id: variable('NETLIFY_SITE_ID'), token: variable('NETLIFY_AUTH_TOKEN') }),
  nginx: (name) => deployToServer(name, dist, serverWith('nginx')),
  caddy: (name) => deployToServer(name, dist, serverWith('caddy')),
}

function serverWith(program: OwnServer['program']): OwnServer {
  const directory = directoryOnServer(new URL(variable('SITE_ORIGIN')).hostname)
  return { address: variable('DEPLOY_SERVER'), directory, program }
}

/** A variable of the environment. One that is not set ends the command. */
function variable(name: string): string {
  const value = process.env[name]
  if (!value) stop(`Please set ${name} (docs/operations.md).`)
  return value
}

/** @throws where the host is no server of one's own, or has no such release */
function rollBack(host: string, name: string) {
  if (host !== 'nginx' && host !== 'caddy')
    throw new Error(`On ${host}, roll back as docs/operations.md says.`)
  switchTo(name, serverWith(host))
}

/**
 * Checks that the build is for this origin.
 *
 * @throws where it is for another one, such as that of a preview
 */
function checkOrigin() {
  if (!existsSync(build)) throw new Error(`There is no build in ${dist}: run "npm run build -- --publish".`)
  const sitemap = `${variable('SITE_ORIGIN')}/sitemap.xml`
  if (!readFileSync(join(build, 'robots.txt'), 'utf8').includes(`Sitemap: ${sitemap}\n`))
    throw new Error(`The build in ${dist} is not for SITE_ORIGIN: run "npm run build -- --publish".`)
}

/**
 * Checks that the build is that of a tag: its security.txt has a date that follows from the commit's.
 *
 * @throws where it is that of another commit, or the files here are
 */
function checkTag(tag: string) {
  checkCommit(tag)
  if (!readFileSync(join(build, securityFile), 'utf8').includes(`Expires: ${expiryOf(commitDate(tag))}\n`))
    throw new Error(`The build in ${dist} is not of ${tag}: run "npm run build -- --publish".`)
}

function readCommand() {
  const flag = { type: 'boolean', default: false } as const
  const options = { rollback: flag, attested: flag }
  const { positionals, values } = readParameters({ options, allowPositionals: true })
  const [host = '', name = ''] = positionals
  const deploy = Object.hasOwn(hosts, host) ? hosts[host] : undefined
  // The name becomes a folder: "..", for example, would be the folder of all releases.
  if (deploy && /^\w[\w.-]*$/.test(name)) return { host, name, deploy, ...values }
  return stop(`Usage: npm run deploy -- ${Object.keys(hosts).join('|')} NAME [--rollback|--attested]`)
}

const { host, name, deploy, rollback, attested } = readCommand()
try {
  if (rollback) rollBack(host, name)
  else {
    checkOrigin()
    if (matchesGlob(name, releaseTags) && !attested) checkTag(name)
    await deploy(name)
  }
  console.log(`${name} is ${rollback ? 'back' : 'deployed'}.`)
} catch (error) {
  const unchanged = rollback
    ? 'Not rolled back; the present release goes on. '
    : 'Not deployed; the old release goes on. '
  // Netlify may still publish a release after the timeout.
  stop((error instanceof StillPublishing ? '' : unchanged) + (error as Error).message)
}
