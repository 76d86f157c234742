import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBuiltSite } from './built-site.ts'
import { caddyfile } from './configurations/caddy.ts'
import { netlifyHeaders, netlifyRedirects } from './configurations/netlify-and-cloudflare.ts'
import { nginxConfiguration } from './configurations/nginx.ts'

/** The directory on a server that has the releases of a site, and a link to the current one (docs/operations.md). */
export function directoryOnServer(hostname: string): string {
  return `/srv/${hostname}`
}

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
  const certificates = `/etc/letsencrypt/live/${hostname}`
  const configurations = join(directory, '../configurations')

  mkdirSync(configurations, { recursive: true })
  writeFileSync(join(directory, '_headers'), netlifyHeaders())
  writeFileSync(join(directory, '_redirects'), netlifyRedirects(site))
  writeFileSync(join(configurations, 'Caddyfile'), caddyfile(site, { address: hostname, root }))
  writeFileSync(
    join(configurations, 'nginx.conf'),
    nginxConfiguration(site, {
      root,
      directives: [
        // `http2 on` exists since nginx 1.25.1 only; newer ones warn of the parameter and accept it.
        'listen 443 ssl http2',
        'listen [::]:443 ssl http2',
        `server_name ${hostname}`,
        `ssl_certificate ${certificates}/fullchain.pem`,
        `ssl_certificate_key ${certificates}/privkey.pem`,
      ],
      otherServers: plainHttp(hostname),
    }),
  )
}

/** Redirects http to https, and serves the challenge files of Let's Encrypt. */
function plainHttp(hostname: string): string {
  return `
server {
  listen 80;
  listen [::]:80;
  server_name ${hostname};
  server_tokens off;
  location /.well-known/acme-challenge/ {
    root /var/www/letsencrypt;
  }
  location / {
    return 301 https://${hostname}$request_uri;
  }
}
`
}
