import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readBuiltSite } from './built-site.ts'
import { caddyfile } from './configurations/caddy.ts'
import { netlifyHeaders, netlifyRedirects } from './configurations/netlify.ts'
import { nginxConfiguration } from './configurations/nginx.ts'

/**
 * Writes down how each host is to serve the build: for Netlify and Cloudflare among the files, where they look for it,
 * and for nginx and Caddy beside them, where no visitor gets. To be called when the pages are final
 * and the compressed copies are there: Caddy is told which kinds of files have them.
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
  const hosting = join(directory, '../hosting')

  mkdirSync(hosting, { recursive: true })
  writeFileSync(join(directory, '_headers'), netlifyHeaders(site))
  writeFileSync(join(directory, '_redirects'), netlifyRedirects(site))
  writeFileSync(join(hosting, 'Caddyfile'), caddyfile(site, { address: hostname, root }))
  writeFileSync(
    join(hosting, 'nginx.conf'),
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
