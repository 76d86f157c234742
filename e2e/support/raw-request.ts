import { once } from 'node:events'
import { request as openRequest } from 'node:http'
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { connect } from 'node:net'

/** Sends raw requests, without a browser that would normalise the address. */

/** A response as the server sent it. */
export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A server on a port of this machine. */
export interface Listener {
  port: number
}

/** Sends a request with its path exactly as given. */
export async function ask(
  { port }: Listener,
  path: string,
  options: { method?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const request = openRequest({ port, path, ...options })
  request.end()
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const parts: Buffer[] = await response.toArray()
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }
}

/** Writes a raw request line. Returns the response until the server closes the connection. */
export async function askRaw({ port }: Listener, requestLine: string): Promise<string> {
  const socket = connect(port)
  let answer = ''
  socket.on('data', (part) => (answer += part.toString('latin1')))
  // A server may close the connection while the request is still being sent.
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.write(`${requestLine}\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  await closed
  return answer
}
