import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { siteListener } from '../../host/site-server.ts'
import { close, listen } from '../../shared/listen.ts'
import { builtSite } from './site.ts'
import type { RunningSite } from './site.ts'

/** One answered request, as seen by the server. */
export interface Exchange {
  path: string
  status: number
  /** Bytes of the body, compressed as it was sent; none for a 304. */
  bytes: number
  /** Whether no other response was in progress when the request arrived. */
  cameAlone: boolean
}

/** The built site on a server with simulated faults. */
export interface FaultySite extends RunningSite {
  /** All requests since the start or since `log.length = 0`, in the order of their responses. */
  log: Exchange[]
  /** Replaces the response for a path, whatever its query; `undefined` restores it. */
  fail(path: string, answer: RequestListener | undefined): void
  /** Replaces the response for every other path that is meant; `undefined` restores them. */
  failWhere(isMeant: ((path: string) => boolean) | undefined, answer?: RequestListener): void
  /** Serves another build from now on, as after a deploy. */
  deploy(directory: string): void
  /** Cuts the network. */
  cut(): Promise<void>
  /** Restores the network, at the same address. */
  mend(): Promise<void>
}

/** The paths of all requests. */
export function pathsIn({ log }: FaultySite): string[] {
  return log.map(({ path }) => path)
}

const serveBuiltSite = siteListener(builtSite)

/** Starts the built site on a free port. */
export async function startFaultySite(): Promise<FaultySite> {
  let serve = serveBuiltSite
  const faults = new Map<string, RequestListener>()
  let isMeant: ((path: string) => boolean) | undefined
  let answerToMeant: RequestListener | undefined
  const log: Exchange[] = []
  let answering = 0

  const server = createServer((request, response) => {
    const path = (request.url ?? '').replace(/\?.*/s, '')
    const cameAlone = answering === 0
    answering += 1
    response.once('close', () => (answering -= 1))
    response.once('finish', () => {
      const { statusCode: status } = response
      const bytes = status === 200 ? Number(response.getHeader('Content-Length') ?? 0) : 0
      log.push({ path, status, bytes, cameAlone })
    })
    const answer = faults.get(path) ?? (isMeant?.(path) ? answerToMeant : undefined)
    if (answer) answer(request, response)
    else serve(request, response)
  })
  const port = await listen(server)

  async function cut() {
    if (server.listening) await close(server)
  }

  return {
    origin: `http://localhost:${port}`,
    port,
    log,
    fail(path, answer) {
      if (answer) faults.set(path, answer)
      else faults.delete(path)
    },
    failWhere(wanted, answer) {
      isMeant = wanted
      answerToMeant = answer
    },
    deploy: (directory) => (serve = directory === builtSite ? serveBuiltSite : siteListener(directory)),
    cut,
    async mend() {
      await listen(server, port)
    },
    close: cut,
  }
}

const html = { 'Content-Type': 'text/html; charset=utf-8' }

function page(text: string | Buffer): RequestListener {
  return (_, response) => response.writeHead(200, html).end(text)
}

/** Faulty responses for a file. */
export const answers = {
  status: (status: number): RequestListener => {
    return (_, response) => response.writeHead(status).end()
  },
  page,
  script: (text: string): RequestListener => {
    return (_, response) => response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(text)
  },
  /** An HTML page in place of a file, as from a host that sends one page for every address. */
  html: page('<!doctype html><title>Another page</title><h1>Another page</h1>'),
  /** A file whose connection ends before the announced length. */
  interrupted: ((_, response) => {
    response.writeHead(200, { ...html, 'Content-Length': '100000' })
    response.write('<!doctype html><title>Half', () => response.destroy())
  }) satisfies RequestListener,
  /** A shortened page in a valid response, as from a proxy that stored half a file. */
  shortened: (({ url = '' }, response) => {
    const whole = builtPage(url)
    response.writeHead(200, html).end(whole.subarray(0, whole.length / 2))
  }) satisfies RequestListener,
  /** The built site's page, in place of that of a later build. */
  lastBuild: (({ url = '' }, response) => {
    response.writeHead(200, html).end(builtPage(url))
  }) satisfies RequestListener,
  /** A connection that is closed without a response. */
  dropped: (({ socket }) => socket.destroy()) satisfies RequestListener,
  /** No response. */
  silence: (() => {}) satisfies RequestListener,
}

function builtPage(path: string): Buffer {
  return readFileSync(join(builtSite, `${path}.html`))
}
