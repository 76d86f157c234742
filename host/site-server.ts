import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import Negotiator from 'negotiator'
import send from 'send'
import { readBuiltSite } from './built-site.ts'
import type { BuiltSite } from './built-site.ts'
import {
  cacheControlFor,
  commonHeaders,
  compressedEndings,
  contentSecurityPolicy,
  contentTypes,
} from './headers.ts'

const encodings = [
  ...(Object.keys(compressedEndings) as (keyof typeof compressedEndings)[]),
  'identity',
] as const

/** How long a client may take, in milliseconds: for the headers of a request, and for all of it. */
const patience = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5_000 }

/** Where a request leads. */
type Answer = { status: 200 | 404; file: string } | { status: 301; location: string } | { status: 400 | 405 }

/**
 * Serves a built site the way its hosts do: clean addresses, compressed files, cache headers and a real 404. It knows
 * only the files that were there when it started, so no request can reach any other.
 *
 * @param directory the build's `dist/client`
 */
export function createSiteServer(directory: string): Server {
  return createServer(patience, siteListener(directory))
}

/** What answers the requests, for whoever brings a server of their own. */
export function siteListener(directory: string): RequestListener {
  const site = readBuiltSite(directory)
  const answerTo = createAnswers(site)
  const inline = new Map([...site.pages, site.notFound].map((page) => [page.file, page.inline]))
  return (request, response) => {
    const answer = answerTo(request)
    const file = 'file' in answer ? answer.file : ''
    response.statusCode = answer.status
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value)
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(inline.get(file)))
    response.setHeader('Cache-Control', cacheControlFor(file))
    if (file) sendFile(request, response, file, site)
    else if ('location' in answer) response.setHeader('Location', answer.location).end()
    else if (answer.status === 405) response.setHeader('Allow', 'GET, HEAD').end()
    else response.end()
  }
}

/** What to answer, decided by looking into lists that are made once. */
function createAnswers({ files, pages, notFound }: BuiltSite): (request: IncomingMessage) => Answer {
  const addresses = new Map(pages.map(({ path, file }) => [path, file]))
  const otherNames = new Map(
    pages.flatMap(({ path, file }) => [file, `${path}/`].map((name) => [name, path] as const)),
  )
  return ({ method, url = '' }) => {
    if (method !== 'GET' && method !== 'HEAD') return { status: 405 }
    const [rawPath = '', query] = url.split(/\?(.*)/s)
    const path = decode(rawPath)
    if (path === undefined) return { status: 400 }

    const page = otherNames.get(path)
    if (page) return { status: 301, location: query === undefined ? page : `${page}?${query}` }
    const file = addresses.get(path) ?? path
    return files.has(file) ? { status: 200, file } : { status: 404, file: notFound.file }
  }
}

/** The path as text; undefined where it is malformed or holds a null byte. */
function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.startsWith('/') && !decoded.includes('\0') ? decoded : undefined
  } catch {
    return undefined
  }
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  { directory, compressed }: BuiltSite,
) {
  const available = encodings.filter(
    (name) => name === 'identity' || compressed.has(file + compressedEndings[name]),
  )
  const encoding = new Negotiator(request).encoding(available, { preferred: encodings })
  const ending = encoding === 'br' || encoding === 'gzip' ? compressedEndings[encoding] : ''

  if (ending) response.setHeader('Content-Encoding', encoding!)
  if (available.length > 1) response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('Content-Type', contentTypes[extname(file).slice(1)] ?? 'application/octet-stream')
  send(request, encodeURI(file + ending), { root: directory, cacheControl: false, index: false })
    .on('error', (error: { status?: number }) => {
      if (response.headersSent) response.destroy()
      else response.writeHead(error.status ?? 500).end()
    })
    .pipe(response)
}
