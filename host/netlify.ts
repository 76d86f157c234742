import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { readBuiltSite } from './built-site.ts'

/** Time between two questions whether Netlify is ready. */
const pauseMilliseconds = 1000

/** Time for one request, of which the largest sends a file. */
const requestMilliseconds = 60_000

/** When time was up, the host was still at it, or did not say. */
export class StillPublishing extends Error {}

/** A site at Netlify, and who may deploy to it. */
export interface NetlifyAccount {
  id: string
  token: string
  /** Address of Netlify's interface, without a slash at the end. */
  api?: string
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
 * Sends the hashes of all files, then the files that Netlify does not have. It publishes when it has all.
 *
 * @param name of the release
 * @param build the build's `dist/client`
 * @param timeoutSeconds how long to wait for that, from the last file
 * @throws unless the release is published in time
 */
export async function deployToNetlify(
  name: string,
  build: string,
  account: NetlifyAccount,
  timeoutSeconds = 600,
) {
  const { files } = readBuiltSite(build)
  const contents = new Map(
    [...files, '/_headers', '/_redirects'].map((file) => [file, readFileSync(join(build, file))]),
  )
  const hashes = Object.fromEntries([...contents].map(([file, content]) => [file, sha1(content)]))
  const deploy = await ask(account, `/sites/${account.id}/deploys`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ title: name, files: hashes }),
  })
  const required = new Set(deploy.required)
  for (const [file, content] of contents)
    if (required.has(hashes[file]!))
      await ask(account, `/deploys/${deploy.id}/files${file}`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: content,
      })
  await untilPublished(account, deploy.id, timeoutSeconds)
}

async function untilPublished(account: NetlifyAccount, deploy: string, timeoutSeconds: number) {
  const end = performance.now() + timeoutSeconds * 1000
  for (;;) {
    // Netlify has all files and publishes them, also where it does not answer a question.
    const { state, cause } = await ask(account, `/deploys/${deploy}`).then(
      (answer) => ({ state: answer.state, cause: undefined }),
      (error: unknown) => ({ state: 'no answer', cause: error as Error }),
    )
    if (state === 'ready') return
    if (state === 'error') throw new Error('Netlify could not publish the release.')
    if (performance.now() > end)
      throw new StillPublishing(
        `${cause?.message ?? `Netlify is still at "${state}".`} After ${timeoutSeconds} seconds, it may still publish the release: look at its list of deploys.`,
        { cause },
      )
    await later(pauseMilliseconds)
  }
}

/** @throws where Netlify refuses the request, or does not answer in time */
async function ask(account: NetlifyAccount, path: string, request: RequestOptions = {}): Promise<Deploy> {
  const { token, api = 'https://api.netlify.com/api/v1' } = account
  const signal = AbortSignal.timeout(requestMilliseconds)
  const headers = { ...request.headers, Authorization: `Bearer ${token}` }
  const response = await fetch(api + path, { ...request, headers, signal })
  if (!response.ok) throw new Error(`Netlify answers ${response.status} to ${path}.`)
  return (await response.json()) as Deploy
}

function sha1(content: Buffer): string {
  return createHash('sha1').update(content).digest('hex')
}
