import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { listen } from '../../shared/listen.ts'
import type { RunningSite } from '../support/site.ts'

/** A network, and the phone that is on it. The downlink is shared by all connections. */
export interface Network {
  name: string
  /** Time of a round trip in milliseconds. */
  roundTrip: number
  /** Downlink in kilobits per second. */
  rate: number
  /** How many times slower than this machine the phone's processor is. */
  slowdown: number
}

/** The networks that Lighthouse and browsers' tools call by these names, with the processors of their presets. */
export const slow3g: Network = { name: 'slow 3G', roundTrip: 400, rate: 400, slowdown: 6 }
export const slow4g: Network = { name: 'slow 4G', roundTrip: 150, rate: 1600, slowdown: 4 }

/** Bytes of a packet's content. */
const packet = 1460

/**
 * Puts a site behind a slow network. The browser's own throttling does not reach a service worker, and this does.
 * A new connection costs a round trip, as TCP's handshake does. A server's delay is not added.
 */
export async function behind(site: RunningSite, network: Network): Promise<RunningSite> {
  const sockets = new Set<Socket>()
  let freeAt = 0
  const server = createServer((phone) => {
    const host = connect(site.port)
    const up = inOrder((part) => host.write(part))
    const down = inOrder((part) => phone.write(part))
    const openAt = performance.now() + network.roundTrip
    phone.on('data', (part: Buffer) => up(part, Math.max(openAt, performance.now()) + network.roundTrip / 2))
    host.on('data', (part: Buffer) => {
      for (let start = 0; start < part.length; start += packet) {
        const piece = part.subarray(start, start + packet)
        freeAt = Math.max(freeAt, performance.now()) + (piece.length * 8) / network.rate
        down(piece, freeAt + network.roundTrip / 2)
      }
    })
    for (const [one, other] of [
      [phone, host],
      [host, phone],
    ] as const) {
      sockets.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  const port = await listen(server)
  return {
    origin: `http://localhost:${port}`,
    port,
    async close() {
      server.close()
      for (const socket of sockets) socket.destroy()
      await once(server, 'close')
    },
  }
}

/** Hands parts on at their times, given in milliseconds of `performance.now()`, and never one before the last. */
function inOrder(hand: (part: Buffer) => void) {
  let last = Promise.resolve()
  async function handAt(at: number, part: Buffer, former: Promise<void>) {
    await former
    await sleep(Math.max(0, at - performance.now()))
    hand(part)
  }
  return (part: Buffer, at: number) => {
    last = handAt(at, part, last)
  }
}
