import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, Server, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import Negotiator from 'negotiator'
import { fileOf, notFoundFile, plainAddress } from '../src/content/addresses.ts'
import { readBuiltSite } from './built-site.ts'
import type { BuiltSite } from './built-site.ts'
import {
  cacheControlFor,
  commonHeaders,
  compressedEndings,
  contentSecurityPolicy,
  contentTypes,
} from './headers.ts'

/** How long a client may take, in milliseconds: for the headers of a request, and for all of it. */
const patience = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5_000 }

type Encoding = keyof typeof compressedEndings | 'identity'

const encodings: readonly Encoding[] = [...(Object.keys(compressedEndings) as Encoding[]), 'identity']

/** A file in one encoding, ready to be sent. */
interface Content {
  body: Buffer
  headers: OutgoingHttpHeaders & { ETag: string }
}

type File = ReadonlyMap<Encoding, Content>

/**
 * Serves a built site the way its hosts do: one address for each page, compressed files, cache headers and a real 404. It reads
 * every file when it starts (2 MB), so no request can reach any other, and a new build does not disturb it.
 *
 * @param directory the build's `dist/client`
 */
export function createSiteServer(directory: string): Server {
  return createServer(patience, siteListener(directory))
}

/** What answers the requests, for whoever brings a server of their own. */
export function siteListener(directory: string): RequestListener {
  const site = readBuiltSite(directory)
  const files = new Map([...site.files].map((file) => [file, readFile(file, site)]))
  const pages = new Set(site.pages)
  const headers = {
    ...commonHeaders,
    'Content-Security-Policy': contentSecurityPolicy(site.inline),
    'Cache-Control': cacheControlFor(''),
  }

  return (request, response) => {
    const answer = (status: number, more: OutgoingHttpHeaders = {}) =>
      response.writeHead(status, { ...headers, ...more }).end()
    if (request.method !== 'GET' && request.method !== 'HEAD') return answer(405, { Allow: 'GET, HEAD' })
    const [address = '', query] = (request.url ?? '').split(/\?(.*)/s)
    const path = decode(address)
    if (path === undefined) return answer(400)
    const page = plainAddress(address)
    if (pages.has(page) && page !== address)
      return answer(301, { Location: query === undefined ? page : `${page}?${query}` })
    const file = files.get(pages.has(path) ? fileOf(path) : path)
    const content = (file ?? files.get(notFoundFile)!).get(
      encodingFor(request, file ?? files.get(notFoundFile)!),
    )!
    for (const [name, value] of Object.entries({ ...headers, ...content.headers }))
      response.setHeader(name, value!)
    return file
      ? send(content, request, response)
      : response.writeHead(404).end(bodyFor(request, content.body))
  }
}

function readFile(file: string, { directory, compressed }: BuiltSite): File {
  const available = encodings.filter(
    (name) => name === 'identity' || compressed.has(file + compressedEndings[name]),
  )
  return new Map(
    available.map((encoding) => {
      const body = readFileSync(
        join(directory, encoding === 'identity' ? file : file + compressedEndings[encoding]),
      )
      const headers = {
        'Content-Type': contentTypes[extname(file).slice(1)] ?? 'application/octet-stream',
        'Content-Length': body.length,
        'Cache-Control': cacheControlFor(file),
        ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
        'Accept-Ranges': 'bytes',
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
        ...(available.length > 1 && { Vary: 'Accept-Encoding' }),
      }
      return [encoding, { body, headers }]
    }),
  )
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

function encodingFor(request: IncomingMessage, file: File): Encoding {
  const available = encodings.filter((name) => file.has(name))
  const preferred = new Negotiator(request).encoding(available, { preferred: encodings })
  return (preferred as Encoding | undefined) ?? 'identity'
}

/** Sends a file, or the part of it that is asked for, or word that the client has it already. */
function send({ body, headers }: Content, request: IncomingMessage, response: ServerResponse) {
  if (request.headers['if-none-match']?.includes(headers.ETag)) {
    response.removeHeader('Content-Length')
    return response.writeHead(304).end()
  }
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? []
  if (first === undefined) return response.end(bodyFor(request, body))
  const start = Number(first)
  const end = Math.min(last ? Number(last) : Infinity, body.length - 1)
  if (start > end) {
    response.removeHeader('Content-Length')
    return response.writeHead(416, { 'Content-Range': `bytes */${body.length}` }).end()
  }
  return response
    .writeHead(206, {
      'Content-Range': `bytes ${start}-${end}/${body.length}`,
      'Content-Length': end - start + 1,
    })
    .end(bodyFor(request, body.subarray(start, end + 1)))
}

function bodyFor({ method }: IncomingMessage, body: Buffer): Buffer | undefined {
  return method === 'HEAD' ? undefined : body
}
