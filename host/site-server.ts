import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { extname, join, sep } from 'node:path'
import Negotiator from 'negotiator'
import send from 'send'
import { cacheControlFor, commonHeaders } from './headers.ts'

/** File endings of the compressed copies that the build lays beside a file, in order of preference. */
const compressedEndings = { br: '.br', gzip: '.gz' } as const
const encodings = [
  ...(Object.keys(compressedEndings) as (keyof typeof compressedEndings)[]),
  'identity',
] as const

/** Content types by ending, where text needs its charset or the common tables lack the type. */
const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Where a request leads. */
type Answer = { status: 200 | 404; file: string } | { status: 301; location: string } | { status: 400 | 405 }

/**
 * Serves a built site the way its hosts do: clean addresses, compressed files, cache headers and a real 404. It knows
 * only the files that were there when it started, so no request can reach any other.
 *
 * @param directory the build's `dist/client`
 */
export function createSiteServer(directory: string): Server {
  const files = listFiles(directory)
  return createServer((request, response) => {
    const answer = answerTo(request, files)
    for (const [name, value] of Object.entries(commonHeaders)) response.setHeader(name, value)
    response.statusCode = answer.status
    if ('file' in answer) sendFile(request, response, directory, answer.file, files)
    else if ('location' in answer) response.setHeader('Location', answer.location).end()
    else response.setHeader('Allow', 'GET, HEAD').end()
  })
}

function answerTo(request: IncomingMessage, files: ReadonlySet<string>): Answer {
  if (request.method !== 'GET' && request.method !== 'HEAD') return { status: 405 }
  const [rawPath = '', query] = (request.url ?? '').split(/\?(.*)/s)
  const path = decode(rawPath)
  if (path === undefined) return { status: 400 }
  if (path === '/') return { status: 200, file: '/index.html' }
  if (files.has(`${path}.html`)) return { status: 200, file: `${path}.html` }

  const clean = path === '/index.html' ? '/' : path.replace(/\/$|\.html$/, '')
  const isOtherNameOfPage = clean !== path && (clean === '/' || files.has(`${clean}.html`))
  if (isOtherNameOfPage) return { status: 301, location: query === undefined ? clean : `${clean}?${query}` }

  return files.has(path) ? { status: 200, file: path } : { status: 404, file: '/404.html' }
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
  root: string,
  file: string,
  files: ReadonlySet<string>,
) {
  const available = encodings.filter(
    (name) => name === 'identity' || files.has(file + compressedEndings[name]),
  )
  const encoding = new Negotiator(request).encoding(available, { preferred: encodings })
  const ending = encoding === 'br' || encoding === 'gzip' ? compressedEndings[encoding] : ''

  if (ending) response.setHeader('Content-Encoding', encoding!)
  if (available.length > 1) response.setHeader('Vary', 'Accept-Encoding')
  response.setHeader('Content-Type', contentTypes[extname(file)] ?? 'application/octet-stream')
  response.setHeader('Cache-Control', cacheControlFor(file))
  send(request, encodeURI(file + ending), { root, cacheControl: false, index: false })
    .on('error', (error: { status?: number }) => {
      if (response.headersSent) response.destroy()
      else response.writeHead(error.status ?? 500).end()
    })
    .pipe(response)
}

/** Every file below a directory, as paths that start with a slash. */
function listFiles(directory: string): ReadonlySet<string> {
  if (!existsSync(join(directory, 'index.html'))) {
    throw new Error(`There is no built site in ${directory}: run "npm run build" first.`)
  }
  const entries = readdirSync(directory, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(directory.length).split(sep).join('/')),
  )
}
