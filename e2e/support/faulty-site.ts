import { once } from 'node:events'
import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createSiteServer } from '../../host/site-server.ts'
import { builtSite } from './site.ts'
import type { RunningSite } from './site.ts'

/** One answered request, as the server saw it. */
export interface Exchange {
  path: string
  status: number
  /** Bytes of the body, compressed as it was sent; none for a 304. */
  bytes: number
  /** Whether every answer that was begun before this request had ended when it came. */
  cameAlone: boolean
}

/** The built site on a server that can go wrong in every way a host does. */
export interface FaultySite extends RunningSite {
  /** Every request since the start or since `log.length = 0`, in the order in which they were answered. */
  log: Exchange[]
  /** Answers a path, without its query, in another way; `undefined` puts it right again. */
  fail(path: string, answer: RequestListener | undefined): void
  /** Answers every path in another way first; the one that comes back is asked for the rest. */
  failAll(answer: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined): void
  /** Puts another build in the place of the present one, as a deploy does. */
  deploy(directory: string): void
  /** Takes the network away. */
  cut(): Promise<void>
  /** Brings it back, at the same address. */
  mend(): Promise<void>
}

/** Starts the built site on a free port. */
export async function startFaultySite(directory = builtSite): Promise<FaultySite> {
  let site = createSiteServer(directory)
  const faults = new Map<string, RequestListener>()
  let faultOfAll: ((request: IncomingMessage, response: ServerResponse) => boolean) | undefined
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
    const fault = faults.get(path)
    if (fault) fault(request, response)
    else if (!faultOfAll?.(request, response)) site.emit('request', request, response)
  })
  await listen(server, 0)
  const { port } = server.address() as AddressInfo

  async function cut() {
    if (!server.listening) return
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }

  return {
    origin: `http://localhost:${port}`,
    port,
    log,
    fail(path, answer) {
      if (answer) faults.set(path, answer)
      else faults.delete(path)
    },
    failAll: (answer) => (faultOfAll = answer),
    deploy: (next) => (site = createSiteServer(next)),
    cut,
    mend: () => listen(server, port),
    close: cut,
  }
}

/** Ways in which a host fails to send a file. */
export const answers = {
  status: (status: number): RequestListener => {
    return (_, response) => response.writeHead(status).end()
  },
  /** A page where a file should be, as hosts answer that send one page for everything. */
  html: ((_, response) => {
    response
      .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
      .end('<!doctype html><title>Another page</title><h1>Another page</h1>')
  }) satisfies RequestListener,
  /** Half a file: the connection ends before the length that the header promises. */
  truncated: ((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Content-Length': '100000' })
    response.write('<!doctype html><title>Half', () => response.destroy())
  }) satisfies RequestListener,
  /** The connection is reset. */
  reset: ((request) => request.socket.destroy()) satisfies RequestListener,
  /** No answer, ever. */
  silence: (() => {}) satisfies RequestListener,
}

async function listen(server: Server, port: number) {
  server.listen(port)
  await once(server, 'listening')
}
