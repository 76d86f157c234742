/**
 * `npm run test:hosts`: the built site on the real nginx and Caddy and on our own server. Installs what that takes: the
 * programs from the system's packages (Debian, Ubuntu), and MDN's HTTP Observatory beside this file (decision 019).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname
const root = join(here, '../..')

/** Debian's packages, by a file that shows that one is there. */
const packages = {
  'nginx-light': '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  caddy: '/usr/bin/caddy',
  wrk: '/usr/bin/wrk',
  openssl: '/usr/bin/openssl',
}

installPrograms()
installObservatory()
run(
  'node_modules/.bin/playwright',
  ['test', '-c', 'e2e/hosts/playwright.config.ts', ...process.argv.slice(2)],
  root,
)

function installPrograms() {
  const missing = Object.entries(packages).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))
  if (missing.length === 0) return
  console.log(`Installing ${missing.join(', ')} (once) …`)
  const sudo = process.getuid?.() === 0 ? [] : ['sudo']
  for (const parameters of [['update'], ['install', '-y', '--no-install-recommends', ...missing]]) {
    const [command = '', ...rest] = [...sudo, 'apt-get', '-q', ...parameters]
    run(command, rest, root)
  }
}

function installObservatory() {
  const observatory = join(here, 'node_modules/@mdn/mdn-http-observatory')
  if (!existsSync(observatory)) run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], here)
  // Its script for installing would fetch the list of domains that browsers only open over TLS; localhost is not on it.
  mkdirSync(join(observatory, 'conf'), { recursive: true })
  writeFileSync(join(observatory, 'conf/hsts-preload.json'), '{}')
}

/** Runs a command in view of the user, and ends this process with it where it fails. */
function run(command: string, parameters: readonly string[], directory: string) {
  const { status, error } = spawnSync(command, parameters, { cwd: directory, stdio: 'inherit' })
  if (error) console.error(`${command} could not be started (${error.message}). This needs Debian or Ubuntu.`)
  if (status !== 0) process.exit(status ?? 1)
}
