import { once } from 'node:events'
import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'

/** Makes a server listen, on a free port unless one is given. Returns the port. */
export async function listen(server: Server, port = 0): Promise<number> {
  await once(server.listen(port), 'listening')
  return (server.address() as AddressInfo).port
}

/** A free port, found by listening on it briefly. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listen(server)
  server.close()
  return port
}
