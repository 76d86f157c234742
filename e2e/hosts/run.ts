/**
 * `npm run test:hosts`: tests the built site on real nginx and Caddy, on our own server and on Cloudflare's local
 * one. It needs Debian or Ubuntu. It installs the programs, and MDN's HTTP Observatory beside this file (decision 012).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { installedWrangler } from '../../host/cloudflare.ts'
import { findOrInstall } from '../../scripts/support/system-packages.ts'
import { isInstalled } from '../../shared/installed.mjs'

/** Debian packages, each with a file that exists when it is installed. */
const packages = {
  'nginx-light': '/usr/sbin/nginx',
  'libnginx-mod-http-brotli-static': '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  caddy: '/usr/bin/caddy',
  openssl: '/usr/bin/openssl',
}

findOrInstall(() => Object.values(packages).every(existsSync) || undefined, Object.keys(packages))

const observatory = join(import.meta.dirname, 'node_modules/@mdn/mdn-http-observatory')
if (!isInstalled(import.meta.dirname)) run('npm', ['ci', '--ignore-scripts', '--prefix', import.meta.dirname])
installedWrangler()
// The package's install script would download the list of domains that browsers open only over TLS.
mkdirSync(join(observatory, 'conf'), { recursive: true })
writeFileSync(join(observatory, 'conf/hsts-preload.json'), '{}')

run('npx', ['playwright', 'test', '-c', 'e2e/hosts/playwright.config.ts', ...process.argv.slice(2)])

/** Runs a command, and exits if it fails. */
function run(command: string, parameters: readonly string[]) {
  const { status } = spawnSync(command, parameters, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
