import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBuiltSite } from './built-site.ts'
import { caddyfile } from './configurations/caddy.ts'
import { netlifyHeaders, netlifyRedirects } from './configurations/netlify.ts'
import { nginxConfiguration } from './configurations/nginx.ts'

/**
 * Writes the configuration of each host: for Netlify and Cloudflare among the site's files, where they look for it, and for nginx and
 * Caddy in `configurations` beside them. To be called last: it reads the finished pages and which files have compressed copies.
 *
 * @param directory the build's `dist/client`
 * @param origin where the site is published
 */
export function writeConfigurations(directory: string, origin: string) {
  const site = readBuiltSite(directory)
  const { hostname } = new URL(origin)
  // docs/operations.md puts the releases there.
  const root = `/srv/${hostname}/current/client`
  const certificates = `/etc/letsencrypt/live/${hostname}`
  const configurations = join(directory, '../configurations')

  mkdirSync(configurations, { recursive: true })
  writeFileSync(join(directory, '_headers'), netlifyHeaders(site))
  writeFileSync(join(directory, '_redirects'), netlifyRedirects(site))
  writeFileSync(join(configurations, 'Caddyfile'), caddyfile(site, { address: hostname, root }))
  writeFileSync(
    join(configurations, 'nginx.conf'),
    nginxConfiguration(site, {
      root,
      listen: [
        'listen 443 ssl http2',
        'listen [::]:443 ssl http2',
        `server_name ${hostname}`,
        `ssl_certificate ${certificates}/fullchain.pem`,
        `ssl_certificate_key ${certificates}/privkey.pem`,
      ],
      before: plainHttp(hostname),
    }),
  )
}

/** Leads from http to https, and lets Let's Encrypt see that the domain is ours. */
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
