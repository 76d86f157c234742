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
import { otherSpellingsOf } from './spellings.ts'

/** Where a Caddy serves the site. */
export interface CaddyPlace {
  /** What the site answers to: a name for which Caddy gets a certificate by itself, or a port. */
  address: string
  /** The directory of the built site. */
  root: string
  /** Options of the whole server, such as another place for its administration. */
  options?: readonly string[]
}

/** A Caddyfile, for Caddy 2.6 (Debian 12) and later. */
export function caddyfile(site: BuiltSite, { address, root, options = [] }: CaddyPlace): string {
  const { pages, compressed } = site
  const encodings = Object.keys(compressedEndings).join(' ')
  const endings = Object.values(compressedEndings).map((ending) => ending.slice(1))
  const textEndings = new Set([...compressed].map((file) => file.split('.').at(-2)))
  return `# Made by the build (host/configurations/caddy.ts), and part of it: it names the hashes of this build's styles.
{
${lines(options, (option) => `\t${option}`)}
	# Slow requests are closed.
	servers {
		timeouts {
			read_header 10s
			read_body 10s
		}
	}
}

${address} {
	root * ${root}
	header -Server

	route {
${headerLines(site, '\t\t')}
		@other not method GET HEAD
		header @other Allow "GET, HEAD"
		respond @other 405

		# Every page has one address; other spellings redirect to it.
		map {path} {page} {
${lines(pages, (path) => `\t\t\t~(?i)${otherSpellingsOf(path)} ${path}`)}
			default ""
		}
		@spelling expression {page} != "" && {page} != {path}
		route @spelling {
			rewrite {page}
			redir {uri} 301
		}

		# Compressed copies and instructions for other hosts are not served, and no file has such a name.
		@nothing path_regexp (\\.(${endings.join('|')})$|^/_|\\x00|.{256})
		error @nothing 404

		@page expression {page} != ""
		rewrite @page {page}.html
		rewrite /.html ${fileOf('/')}

		@hashed path_regexp ^${hashedFiles}
		header @hashed Cache-Control "${cacheControl.forAYear}"
		@text path ${[...textEndings].map((ending) => `*.${ending}`).join(' ')}
		header @text ?Vary Accept-Encoding
${lines(Object.entries(contentTypes), typeOf)}
		file_server {
			precompressed ${encodings}
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
					precompressed ${encodings}
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

/** Deferred, so that it comes after the file server, which asks the system for the type. */
function typeOf([ending, type]: readonly [string, string]): string {
  return `\t\t@${ending} path *.${ending}\n\t\theader @${ending} {\n\t\t\tContent-Type "${type}"\n\t\t\tdefer\n\t\t}`
}

function lines<Item>(items: readonly Item[], lineOf: (item: Item) => string): string {
  return items.map(lineOf).join('\n')
}
