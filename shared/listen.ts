import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'

/** Makes a server listen, on a free port unless one is given. Returns the port. */
export async function listen(server: Server, port = 0): Promise<number> {
  await once(server.listen(port), 'listening')
  return (server.address() as AddressInfo).port
}

/** Closes a server and all its connections. */
export async function close(server: HttpServer) {
  server.close()
  server.closeAllConnections()
  await once(server, 'close')
}

/** A free port, found by listening on it briefly. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  await once(server.close(), 'close')
  return port
}
