import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { STATUS_CODES, createServer } from 'node:http'
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, Server } from 'node:http'
import { extname, join } from 'node:path'
import type { Duplex } from 'node:stream'
import Negotiator from 'negotiator'
import { fileOf, notFoundFile, plainAddress } from '../src/addresses.ts'
import { readBuiltSite } from './built-site.ts'
import type { BuiltSite } from './built-site.ts'
import { compressedEndings, contentTypes, defaultHeaders, headersOf } from './headers.ts'

/** Time limits for a client, in milliseconds. */
const timeouts = { headersTimeout: 10_000, requestTimeout: 20_000, connectionsCheckingInterval: 5_000 }

type Encoding = keyof typeof compressedEndings | 'identity'

const encodings = [...Object.keys(compressedEndings), 'identity'] as Encoding[]

/** A file in one encoding, ready to be sent. */
interface Content {
  body: Buffer
  headers: OutgoingHttpHeaders & { ETag: string }
}

/** A file in each encoding that the build has of it. */
type LoadedFile = ReadonlyMap<Encoding, Content>

/**
 * Serves a built site as its hosts do: one address for each page, compressed files, cache headers and status
 * 404. It reads every file at startup (5 MB). Requests therefore reach no other file, and a new build does
 * not affect it.
 *
 * @param directory the build's `dist/client`
 */
export function createSiteServer(directory: string): Server {
  return createServer(timeouts, siteListener(directory)).on('clientError', refuseClient)
}

/** Statuses for errors of the parser, by code; other errors get 400. */
const statusOfError: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
}

/**
 * Answers a request that the parser rejects. Closing the connection while the client still sends would discard
 * the answer. The rest is therefore read, until the client closes it or its time is over.
 */
function refuseClient({ code = '' }: NodeJS.ErrnoException, socket: Duplex) {
  const status = statusOfError[code] ?? 400
  // The parser reports every further part of the request again.
  if (socket.writable)
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
  if (status === 408) socket.destroy()
}

/** The request handler alone, for servers with other options. */
export function siteListener(directory: string): RequestListener {
  const site = load(readBuiltSite(directory))
  return (request, response) => {
    const { status, headers, body } = answerTo(request, site)
    if (body) response.setHeader('Content-Length', body.length)
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body)
  }
}

/** A built site in memory. */
interface LoadedSite {
  pages: ReadonlySet<string>
  files: ReadonlyMap<string, LoadedFile>
  notFound: LoadedFile
}

function load(site: BuiltSite): LoadedSite {
  const files = new Map(Array.from(site.files, (file) => [file, loadFile(file, site)]))
  const notFound = files.get(notFoundFile)!
  // Its own address is unknown like any other, so it has status 404 too.
  files.delete(notFoundFile)
  return { pages: new Set(site.pages), files, notFound }
}

function loadFile(file: string, { directory, compressed }: BuiltSite): LoadedFile {
  const available = encodings.filter(
    (name) => name === 'identity' || compressed.has(file + compressedEndings[name]),
  )
  const contents = available.map((encoding): [Encoding, Content] => {
    const ending = encoding === 'identity' ? '' : compressedEndings[encoding]
    const body = readFileSync(join(directory, file + ending))
    const headers = {
      ...headersOf(file),
      'Content-Type': contentTypes[extname(file).slice(1)] ?? 'application/octet-stream',
      ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`,
      'Accept-Ranges': 'bytes',
      ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      ...(available.length > 1 && { Vary: 'Accept-Encoding' }),
    }
    return [encoding, { body, headers }]
  })
  return new Map(contents)
}

/** What a request is answered with. */
interface Answer {
  status: number
  headers: OutgoingHttpHeaders
  body?: Buffer
}

/** A file, a redirect to the one address of a page, or the not-found page. */
function answerTo(request: IncomingMessage, { pages, files, notFound }: LoadedSite): Answer {
  const { method, url = '' } = request
  if (method !== 'GET' && method !== 'HEAD') return withoutFile(405, { Allow: 'GET, HEAD' })
  const [address = '', query] = url.split(/\?(.*)/s)
  const path = decode(address)
  if (path === undefined) return { status: 400, ...bestOf(notFound, request) }
  const page = plainAddress(address)
  if (pages.has(page) && page !== address)
    return withoutFile(301, { Location: query === undefined ? page : `${page}?${query}` })
  const file = files.get(pages.has(path) ? fileOf(path) : path)
  return file ? withFile(bestOf(file, request), request) : { status: 404, ...bestOf(notFound, request) }
}

function withoutFile(status: number, headers?: OutgoingHttpHeaders): Answer {
  return { status, headers: { ...defaultHeaders, ...headers } }
}

/** The whole file, the part of it that is asked for, or that the client has this version already. */
function withFile({ body, headers }: Content, request: IncomingMessage): Answer {
  if (request.headers['if-none-match']?.includes(headers.ETag)) return { status: 304, headers }
  const isForPart = request.method === 'GET' && isOfThisVersion(request, headers.ETag)
  const range = isForPart ? rangeOf(request, body.length) : undefined
  if (!range) return { status: 200, headers, body }
  const [start, end] = range
  const ofPart = (part: string) => ({ ...headers, 'Content-Range': `bytes ${part}/${body.length}` })
  if (start > end) return { status: 416, headers: ofPart('*') }
  return { status: 206, headers: ofPart(`${start}-${end}`), body: body.subarray(start, end + 1) }
}

/** Whether a requested range belongs to this version of the file. A part of another version would corrupt the download. */
function isOfThisVersion({ headers }: IncomingMessage, tag: string): boolean {
  return headers['if-range'] === undefined || headers['if-range'] === tag
}

/**
 * First and last byte of a requested range, of which the first may lie beyond the file; undefined for the whole file. That is also
 * the answer to an invalid range, to the last bytes alone (`bytes=-500`) and to several ranges: a server may ignore these (RFC 9110,
 * section 14.2).
 */
function rangeOf({ headers }: IncomingMessage, length: number): [start: number, end: number] | undefined {
  const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (first === undefined || (last && Number(last) < Number(first))) return undefined
  return [Number(first), Math.min(last ? Number(last) : Infinity, length - 1)]
}

/** The decoded path; undefined where it is malformed or holds a null byte. */
function decode(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.startsWith('/') && !decoded.includes('\0') ? decoded : undefined
  } catch {
    return undefined
  }
}

/** The file in the client's preferred encoding; Brotli wins between equals. */
function bestOf(file: LoadedFile, request: IncomingMessage): Content {
  const preferred = new Negotiator(request).encoding([...file.keys()], { preferred: encodings })
  return file.get(preferred as Encoding) ?? file.get('identity')!
}
