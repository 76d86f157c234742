import { fileOf, notFoundFile } from '../../src/content/addresses.ts'
import type { BuiltSite } from '../built-site.ts'
import { cacheControl, commonHeaders, contentSecurityPolicy, contentTypes, hashedFiles } from '../headers.ts'
import { otherSpellingsOf } from './spellings.ts'

/** Where an nginx serves the site. */
export interface NginxPlace {
  /** Directives that say on which port, under which name and with which certificate. */
  listen: readonly string[]
  /** The directory of the built site. */
  root: string
  /** Servers beside it, such as one that redirects to https. */
  before?: string
}

/**
 * A configuration to be included inside of `http { }`. It needs the module `brotli_static`, which Debian has in
 * `libnginx-mod-http-brotli-static`. A page is an exact location each: the quickest that nginx has.
 */
export function nginxConfiguration(
  { pages, inline }: BuiltSite,
  { listen, root, before }: NginxPlace,
): string {
  return `# Made by the build (host/configurations/nginx.ts), and part of it: it names the hashes of this build's styles.

map $uri $site_cache_control {
  default "${cacheControl.askAgain}";
  ~^${hashedFiles} "${cacheControl.forAYear}";
}
map $request_method $site_allow {
  default "GET, HEAD";
  GET "";
  HEAD "";
}
${before ?? ''}
server {
${lines(listen, (directive) => `  ${directive};`)}
  root ${root};
  server_tokens off;
  absolute_redirect off;
  merge_slashes off;

  types {
${lines(Object.entries(contentTypes), ([ending, type]) => `    ${type.replace(/;.*/, '')} ${ending};`)}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${typesWithCharset().join(' ')};

  # The compressed files lie beside the others. Nothing is compressed while a visitor waits.
  brotli_static on;
  gzip_static on;
  gzip_vary on;

  # Open files are kept open. A release comes with a reload, which forgets them.
  open_file_cache max=256 inactive=1m;
  open_file_cache_valid 10s;

  # Who sends a request slowly, or takes an answer slowly, is not waited for.
  client_header_timeout 10s;
  client_body_timeout 10s;
  client_max_body_size 1k;
  send_timeout 30s;

${lines(Object.entries(commonHeaders), ([name, value]) => `  add_header ${name} "${value}" always;`)}
  add_header Content-Security-Policy "${contentSecurityPolicy(inline)}" always;
  add_header Cache-Control $site_cache_control always;
  add_header Allow $site_allow always;

  if ($site_allow) {
    return 405;
  }
  error_page 404 ${notFoundFile};

${lines(pages, locationsOf)}
  # Compressed copies and instructions for other hosts are nothing to ask for.
  location ~ (\\.(br|gz)$|^/_) {
    return 404;
  }
  location / {
    try_files $uri =404;
  }
}
`
}

/** Media types whose Content-Type names a character set; nginx adds it to text/html in any case. */
function typesWithCharset(): string[] {
  return Object.values(contentTypes)
    .filter((type) => type.includes('charset=') && !type.startsWith('text/html'))
    .map((type) => type.replace(/;.*/, ''))
}

/** A page at its one address; its other spellings redirect there. An exact location comes before a pattern. */
function locationsOf(path: string): string {
  return [
    `  location = ${path} { try_files ${fileOf(path)} =404; }`,
    `  location ~* ${otherSpellingsOf(path)} { return 301 ${path}$is_args$args; }`,
  ].join('\n')
}

function lines<Item>(items: readonly Item[], lineOf: (item: Item) => string): string {
  return items.map(lineOf).join('\n')
}
