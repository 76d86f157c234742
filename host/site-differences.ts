import { readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { addressOf, fileOf, notFoundFile } from '../src/addresses.ts'
import { readBuiltSite } from './built-site.ts'
import type { BuiltSite } from './built-site.ts'
import { cacheControlFor, compressedEndings, contentTypes, headersOf } from './headers.ts'
import { securityFile } from './security-file.ts'

/** What a check is about. */
export type Topic =
  | 'reachable'
  | 'content'
  | 'not-found page'
  | 'headers'
  | 'caching'
  | 'compression'
  | '.html'
  | 'trailing slash'
  | 'security.txt'

/** What a running site does otherwise than its build. */
export interface Difference {
  topic: Topic
  /** What is different, and from what. */
  what: string
  /** The address at which it is different. */
  at: string
}

/** Requests at a time. */
const atATime = 8
const timeoutMilliseconds = 30_000

/** Smaller files are not worth compressing, and some hosts do not. */
const compressedFromBytes = 2048

/**
 * Compares a running site with a build.
 *
 * @param origin where the site runs, such as https://example.org
 * @param directory the build's `dist/client`
 * @throws when the site does not answer, or the directory has no build
 */
export async function differencesFrom(origin: string, directory: string): Promise<Difference[]> {
  const site = readBuiltSite(directory)
  const checks = [
    ...[...site.files].map((file) => () => checkFile(origin, site, file)),
    ...site.pages.map((page) => () => checkSpellings(origin, page)),
    () => checkUnknown(origin, site),
    () => checkSecurity(origin),
    () => checkPlainHttp(origin),
  ]
  const differences: Difference[] = []
  while (checks.length > 0)
    for (const found of await Promise.all(checks.splice(0, atATime).map((check) => check())))
      differences.push(...found)
  return differences
}

/** A file has the build's bytes, headers and type, and is compressed. The worker accepts no other bytes. */
async function checkFile(origin: string, site: BuiltSite, file: string): Promise<Difference[]> {
  const at = addressOf(file)
  const response = await get(origin, at)
  // Only the worker asks for the not-found page by its name (host/site-server.ts).
  const isFound = response.status === 200 || (response.status === 404 && at === notFoundFile)
  const topic = at === notFoundFile ? 'not-found page' : 'content'
  if (!isFound) return [{ topic, what: `answers ${response.status}`, at }]
  const body = Buffer.from(await response.arrayBuffer())
  const built = readFileSync(join(site.directory, file))
  const encoding = response.headers.get('Content-Encoding') ?? ''
  const isToCompress = site.compressed.has(file + compressedEndings.br) && built.length >= compressedFromBytes
  return [
    ...(body.equals(built) ? [] : [{ topic: 'content' as const, what: 'is not the file of the build', at }]),
    ...(isToCompress && !/^(br|gzip)$/.test(encoding)
      ? [{ topic: 'compression' as const, what: 'is not compressed', at }]
      : []),
    ...headerDifferences(response, file, at),
  ]
}

function headerDifferences({ headers }: Response, file: string, at: string): Difference[] {
  const found: Difference[] = []
  const { 'Cache-Control': _caching, ...expected } = headersOf(file)
  for (const [name, value] of Object.entries(expected))
    if (headers.get(name) !== value)
      found.push({ topic: 'headers', what: `has ${name}: ${headers.get(name) ?? 'nothing'}`, at })
  const type = headers.get('Content-Type') ?? 'nothing'
  if (mediaType(type) !== mediaType(contentTypes[extname(file).slice(1)] ?? type))
    found.push({ topic: 'content', what: `has Content-Type: ${type}`, at })
  const caching = headers.get('Cache-Control') ?? 'nothing'
  if (lifetime(caching) !== lifetime(cacheControlFor(file)))
    found.push({ topic: 'caching', what: `has Cache-Control: ${caching}`, at })
  return found
}

/** Hosts write some types in another way that browsers treat alike. */
function mediaType(type: string): string {
  return type
    .replace(/;.*/, '')
    .replace('application/javascript', 'text/javascript')
    .replace('text/xml', 'application/xml')
    .replace('vnd.microsoft.icon', 'x-icon')
}

/** Seconds for which browsers use a file without asking; 0 also for `no-cache`. */
function lifetime(caching: string): number | undefined {
  const [, seconds] = /max-age=(\d+)/.exec(caching) ?? []
  return caching.includes('no-cache') ? 0 : seconds === undefined ? undefined : Number(seconds)
}

/** Other spellings of a page's address redirect to it with their query. */
async function checkSpellings(origin: string, page: string): Promise<Difference[]> {
  const spellings = [
    { topic: '.html' as const, spelling: fileOf(page) },
    ...(page === '/' ? [] : [{ topic: 'trailing slash' as const, spelling: `${page}/` }]),
  ]
  const found = spellings.map(async ({ topic, spelling }) => {
    const response = await get(origin, `${spelling}?a=1`)
    const to = response.headers.get('Location')
    return isPermanentRedirect(response) && to !== null && new URL(to, origin).href === `${origin}${page}?a=1`
      ? []
      : [{ topic, what: 'does not redirect to its page', at: spelling }]
  })
  return (await Promise.all(found)).flat()
}

async function checkUnknown(origin: string, { directory }: BuiltSite): Promise<Difference[]> {
  const at = '/no-such-page'
  const response = await get(origin, at)
  const isNotFoundPage = (await response.text()) === readFileSync(join(directory, notFoundFile), 'utf8')
  return response.status === 404 && isNotFoundPage
    ? []
    : [{ topic: 'content', what: `answers ${response.status}, not 404 with the not-found page`, at }]
}

/** The file is valid, and for this origin. Servers on this machine run builds for other origins. */
async function checkSecurity(origin: string): Promise<Difference[]> {
  const at = securityFile
  const response = await get(origin, at)
  // `checkFile` says that it is missing.
  if (response.status !== 200) return []
  const text = await response.text()
  const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(text)?.[1] ?? 'nothing'
  const found: Difference[] = []
  if (!(Date.parse(field('Expires')) > Date.now()))
    found.push({ topic: 'security.txt', what: `has expired (${field('Expires')}): make a release`, at })
  if (origin.startsWith('https:') && field('Canonical') !== origin + at)
    found.push({ topic: 'security.txt', what: `is of a build for ${field('Canonical')}`, at })
  return found
}

/** On port 80, every address redirects to https. */
async function checkPlainHttp(origin: string): Promise<Difference[]> {
  const { protocol, port, hostname } = new URL(origin)
  if (protocol !== 'https:' || port) return []
  const at = `http://${hostname}/about`
  const response = await get(`http://${hostname}`, '/about').catch(() => undefined)
  if (!response) return [{ topic: 'reachable', what: 'does not answer on port 80', at }]
  return isPermanentRedirect(response) && response.headers.get('Location') === `${origin}/about`
    ? []
    : [{ topic: 'reachable', what: 'does not redirect to https for good', at }]
}

/** Browsers and search engines remember it. */
function isPermanentRedirect({ status }: Response): boolean {
  return status === 301 || status === 308
}

async function get(origin: string, path: string): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMilliseconds)
  try {
    return await fetch(origin + path, {
      redirect: 'manual',
      signal,
      headers: { 'Accept-Encoding': 'br, gzip' },
    })
  } catch (error) {
    const { message, cause } = error as Error & { cause?: NodeJS.ErrnoException }
    throw new Error(`${origin}${path} does not answer: ${cause?.code ?? message}`, { cause: error })
  }
}
