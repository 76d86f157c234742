import { fileOf, notFoundFile } from '../../src/content/addresses.ts'
import type { BuiltSite } from '../built-site.ts'
import {
  cacheControl,
  commonHeaders,
  compressedEndings,
  contentSecurityPolicy,
  contentTypes,
  hashedFiles,
} from '../headers.ts'

/** Where a Caddy serves the site. */
export interface CaddyPlace {
  /** What the site answers to: a name for which Caddy gets a certificate by itself, or a port. */
  address: string
  /** The directory of the built site. */
  root: string
  /** More directives, such as a certificate of one's own. */
  directives?: readonly string[]
}

/** A Caddyfile, for Caddy 2.6 (Debian 12) and later. */
export function caddyfile(site: BuiltSite, place: CaddyPlace): string {
  return `# Made by the build (host/configurations/caddy.ts), and part of it: it names the hashes of this build's styles.

${caddyOptions()}
${caddySite(site, place)}`
}

/**
 * What Caddy does for all of its sites.
 *
 * @param more such as another place for its administration
 */
export function caddyOptions(more: readonly string[] = []): string {
  return `{
${lines(more, (option) => `\t${option}`)}
	# Who sends a request slowly is not waited for.
	servers {
		timeouts {
			read_header 10s
			read_body 10s
		}
	}
}
`
}

/** The site itself. */
export function caddySite(site: BuiltSite, { address, root, directives = [] }: CaddyPlace): string {
  const { pages, compressed } = site
  const named = pages.filter((path) => path !== '/').map((path) => path.slice(1))
  const endings = Object.values(compressedEndings).map((ending) => ending.slice(1))
  const text = new Set([...compressed].map((file) => file.split('.').at(-2)))
  return `${address} {
${lines(directives, (directive) => `\t${directive}`)}
	root * ${root}
	header -Server

	route {
${headerLines(site, '\t\t')}
		@other not method GET HEAD
		header @other Allow "GET, HEAD"
		respond @other 405

${lines(pages, redirectOf)}

		# Compressed copies and instructions for other hosts are nothing to ask for, and no file has such a name.
		@nothing path_regexp (\\.(${endings.join('|')})$|^/_|\\x00|.{256})
		error @nothing 404

		rewrite / ${fileOf('/')}
		@page path_regexp ^/(${named.join('|')})$
		rewrite @page {path}.html

		@hashed path_regexp ^${hashedFiles}
		header @hashed Cache-Control "${cacheControl.forAYear}"
		@text path ${[...text].map((ending) => `*.${ending}`).join(' ')}
		header @text ?Vary Accept-Encoding
${lines(Object.entries(contentTypes), typeOf)}
		file_server {
			precompressed ${Object.keys(compressedEndings).join(' ')}
			disable_canonical_uris
		}
	}

	handle_errors {
		header -Server
		route {
${headerLines(site, '\t\t\t')}
			@notFound expression {err.status_code} == 404
			route @notFound {
				rewrite * ${notFoundFile}
				header ?Vary Accept-Encoding
				file_server {
					precompressed ${Object.keys(compressedEndings).join(' ')}
					status 404
				}
			}
			respond {err.status_code}
		}
	}
}
`
}

function headerLines({ inline }: BuiltSite, indentation: string): string {
  const headers = {
    ...commonHeaders,
    'Content-Security-Policy': contentSecurityPolicy(inline),
    'Cache-Control': cacheControl.askAgain,
  }
  return lines(Object.entries(headers), ([name, value]) => `${indentation}header ${name} "${value}"`)
}

/** The other spellings of a page's address. Caddy takes several slashes for one before it looks. */
function redirectOf(path: string): string {
  const name = path === '/' ? 'home' : path.slice(1)
  const spellings = path === '/' ? '^/(index\\.html/?)$' : `^/${name}(\\.html|/)?$`
  return `\t\t@${name} {
\t\t\tpath_regexp (?i)${spellings}
\t\t\tnot path_regexp ^${path}$
\t\t}
\t\troute @${name} {
\t\t\turi path_regexp .* ${path}
\t\t\tredir {uri} 301
\t\t}`
}

/** Deferred, so that it comes after the file server, which asks the system for the type. */
function typeOf([ending, type]: readonly [string, string]): string {
  return `\t\t@${ending} path *.${ending}\n\t\theader @${ending} {\n\t\t\tContent-Type "${type}"\n\t\t\tdefer\n\t\t}`
}

function lines<Item>(items: readonly Item[], lineOf: (item: Item) => string): string {
  return items.map(lineOf).filter(Boolean).join('\n')
}
