import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** How each program checks its configuration and takes it over. */
const reloads = {
  nginx: 'nginx -t && systemctl reload nginx',
  caddy: 'caddy validate --config /etc/caddy/Caddyfile && systemctl reload caddy',
}

/** A machine of one's own (docs/operations.md). */
export interface OwnServer {
  /** Where ssh and rsync reach it, such as root@example.org. */
  address: string
  /** The directory that has the releases, and a link to the current one. */
  directory: string
  program: keyof typeof reloads
}

/** The directory on a server that has the releases of a site, and a link to the current one (docs/operations.md). */
export function directoryOnServer(hostname: string): string {
  return `/srv/${hostname}`
}

/**
 * Copies a release beside the others, and makes it the current one if the server accepts its configuration.
 *
 * @param name of the release
 * @param dist the build's directory
 * @throws when a step fails; the old release then goes on
 */
export function deployToServer(name: string, dist: string, server: OwnServer) {
  const { address, directory } = server
  // Files would change under visitors, and nothing would be there to go back to.
  const isLive = `[ "$(readlink ${directory}/current)" = releases/${name} ]`
  const refuse = `echo "${name} is what visitors get now: deploy under another name" >&2; exit 1`
  onServer(address, `if ${isLive}; then ${refuse}; fi; mkdir -p ${directory}/releases/${name}`)
  const parts = [join(dist, 'client'), join(dist, 'configurations')]
  run('rsync', '-a', '--delete', ...parts, `${address}:${directory}/releases/${name}/`)
  switchTo(name, server)
}

/**
 * Makes a release on the server the current one. If its configuration is refused, the old one goes on.
 *
 * @throws when the server has no such release, or refuses its configuration
 */
export function switchTo(name: string, { address, directory, program }: OwnServer) {
  onServer(
    address,
    [
      `cd ${directory} && old=$(readlink current || true)`,
      `[ -d releases/${name}/client ] || { echo "The server has no release ${name}" >&2; exit 1; }`,
      // The files have the permissions of the machine that deploys, where others may not read them.
      `chmod -R a+rX releases/${name}`,
      'use() { ln -sfn "$1" next && mv -T next current; }',
      `use releases/${name} && ${reloads[program]} && exit`,
      // The old release has its configuration in its own folder, and the server has not taken over the new one:
      // the link back is enough.
      'if [ "$old" ]; then use "$old"; else rm -f current; fi; exit 1',
    ].join('\n'),
  )
}

function onServer(address: string, script: string) {
  run('ssh', address, script)
}

/**
 * Runs a program, which prints its own errors.
 *
 * @throws when it fails, without its parameters: one may be a whole script
 */
function run(program: string, ...parameters: string[]) {
  const { error, status } = spawnSync(program, parameters, { stdio: 'inherit' })
  if (error) throw new Error(`${program} could not be started (${error.message}).`)
  if (status !== 0) throw new Error(`${program} failed; it has printed why.`)
}
