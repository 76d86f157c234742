import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBuiltSite } from './built-site.ts'
import { caddyfile } from './configurations/caddy.ts'
import { netlifyHeaders, netlifyRedirects } from './configurations/netlify-and-cloudflare.ts'
import { nginxConfiguration, nginxPlace } from './configurations/nginx.ts'
import { directoryOnServer } from './own-server.ts'

/**
 * Writes the configuration of each host. Netlify and Cloudflare read theirs from the site's files; those for
 * nginx and Caddy go to `configurations` beside them. Call it last: it reads the finished pages and the
 * compressed copies.
 *
 * @param directory the build's `dist/client`
 * @param origin where the site is published
 */
export function writeConfigurations(directory: string, origin: string) {
  const site = readBuiltSite(directory)
  const { hostname } = new URL(origin)
  const root = `${directoryOnServer(hostname)}/current/client`
  const configurations = join(directory, '../configurations')

  mkdirSync(configurations, { recursive: true })
  writeFileSync(join(directory, '_headers'), netlifyHeaders())
  writeFileSync(join(directory, '_redirects'), netlifyRedirects(site))
  writeFileSync(join(configurations, 'Caddyfile'), caddyfile(site, { address: hostname, root }))
  writeFileSync(join(configurations, 'nginx.conf'), nginxConfiguration(site, nginxPlace(hostname, root)))
}
