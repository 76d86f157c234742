import type { BuiltPage, BuiltSite } from '../built-site.ts'
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

/** A Caddyfile of one site; it runs on Caddy 2.6 (Debian 12) and later. */
export function caddyfile(site: BuiltSite, { address, root, directives = [] }: CaddyPlace): string {
  const { pages, notFound } = site
  const named = pages.filter(({ path }) => path !== '/').map(({ path }) => path.slice(1))
  return `# Made by the build (host/configurations/caddy.ts), and part of it: it names the hashes of this build's styles.

${address} {
${lines(directives, (directive) => `\t${directive}`)}
	root * ${root}

	header {
${lines(Object.entries(commonHeaders), ([name, value]) => `\t\t${name} "${value}"`)}
		Content-Security-Policy "${contentSecurityPolicy()}"
		Cache-Control "${cacheControl.askAgain}"
		-Server
	}

	route {
		@other not method GET HEAD
		header @other Allow "GET, HEAD"
		respond @other 405

		@otherName path_regexp ^/(${named.join('|')})(/|\\.html)$
		route @otherName {
			uri strip_suffix /
			uri strip_suffix .html
			redir {uri} 301
		}
		@index path_regexp ^/index\\.html$
		route @index {
			uri replace /index.html / 1
			redir {uri} 301
		}

		@nothing path_regexp (\\.(${Object.keys(compressedEndings)
      .map((name) => compressedEndings[name as 'br'].slice(1))
      .join('|')})$|^/_)
		error @nothing 404

		rewrite / /index.html
		@page path_regexp ^/(${named.join('|')})$
		rewrite @page {path}.html

		@hashed path_regexp ^${hashedFiles}
		header @hashed Cache-Control "${cacheControl.forAYear}"
${lines(pages, (page) => policyOf(page))}
${lines(Object.entries(contentTypes), ([ending, type]) => `\t\theader *.${ending} Content-Type "${type}"`)}
		file_server {
			precompressed ${Object.keys(compressedEndings).join(' ')}
			disable_canonical_uris
		}
	}

	handle_errors {
		@notFound expression {err.status_code} == 404
		handle @notFound {
			rewrite * ${notFound.file}
			header Content-Type "${contentTypes.html}"
			header Cache-Control "${cacheControl.askAgain}"
${policyOf(notFound)}
			file_server {
				precompressed ${Object.keys(compressedEndings).join(' ')}
				status 404
			}
		}
		respond {err.status_code}
	}
}
`
}

function policyOf({ file, styleHashes }: BuiltPage): string {
  if (styleHashes.length === 0) return ''
  return `\t\theader ${file} Content-Security-Policy "${contentSecurityPolicy(styleHashes)}"`
}

function lines<Item>(items: readonly Item[], lineOf: (item: Item) => string): string {
  return items.map(lineOf).filter(Boolean).join('\n')
}
