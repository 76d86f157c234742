import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { readBuiltSite } from './built-site.ts'

/** Time between two questions whether Netlify is ready. */
const pauseMilliseconds = 1000

/** The host was still at it when time was up. */
export class StillPublishing extends Error {}

/** A site at Netlify, and who may deploy to it. */
interface Account {
  id: string
  token: string
}

interface RequestOptions {
  method?: string
  headers?: Readonly<Record<string, string>>
  body?: string | Buffer<ArrayBuffer>
}

interface Deploy {
  id: string
  state: string
  /** Hashes of the files to send. */
  required?: readonly string[]
}

/**
 * Sends the hashes of all files, then the files that Netlify does not have. It publishes when it has all. Tests set
 * NETLIFY_API and NETLIFY_TIMEOUT_SECONDS.
 *
 * @param directory the build's `dist/client`
 * @throws unless the release is published in time
 */
export async function deployToNetlify(name: string, directory: string, { id, token }: Account) {
  const timeout = timeoutSeconds()
  const ask = (path: string, request?: RequestOptions) => answerTo(token, path, request)
  const { files } = readBuiltSite(directory)
  const contents = new Map(
    [...files, '/_headers', '/_redirects'].map((file) => [file, readFileSync(join(directory, file))]),
  )
  const hashes = Object.fromEntries([...contents].map(([file, content]) => [file, sha1(content)]))
  const deploy = await ask(`/sites/${id}/deploys`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ title: name, files: hashes }),
  })
  const required = new Set(deploy.required)
  for (const [file, content] of contents)
    if (required.has(hashes[file]!))
      await ask(`/deploys/${deploy.id}/files${file}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: content,
      })
  const end = performance.now() + timeout * 1000
  let { state } = await ask(`/deploys/${deploy.id}`)
  while (state !== 'ready') {
    if (state === 'error') throw new Error('Netlify could not publish the release.')
    if (performance.now() > end)
      throw new StillPublishing(
        `Netlify is still at "${state}" after ${timeout} seconds. It may publish the release later: look at its list of deploys.`,
      )
    await later(pauseMilliseconds)
    ;({ state } = await ask(`/deploys/${deploy.id}`))
  }
}

/** Time after which a deploy stops asking. */
function timeoutSeconds(): number {
  const { NETLIFY_TIMEOUT_SECONDS: given = '600' } = process.env
  if (!/^\d+$/.test(given))
    throw new Error(`NETLIFY_TIMEOUT_SECONDS is "${given}", but has to be a number of seconds.`)
  return Number(given)
}

async function answerTo(token: string, path: string, request: RequestOptions = {}): Promise<Deploy> {
  const api = process.env.NETLIFY_API ?? 'https://api.netlify.com/api/v1'
  const headers = { ...request.headers, Authorization: `Bearer ${token}` }
  const response = await fetch(api + path, { ...request, headers })
  if (!response.ok) throw new Error(`Netlify answers ${response.status} to ${path}.`)
  return (await response.json()) as Deploy
}

function sha1(content: Buffer): string {
  return createHash('sha1').update(content).digest('hex')
}
