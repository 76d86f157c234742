/**
 * `npm run serve`: serves the built site, or the one in a given directory (`npm run serve -- DIR`), on port 4173 or
 * on the port that PORT names. Only this machine reaches it, unless HOST names another address, such as 0.0.0.0.
 */
import { createServer } from 'node:net'
import { join } from 'node:path'
import { orStop, readWords, stop } from '../shared/command.ts'
import { createSiteServer } from './site-server.ts'

const wanted = process.env.PORT ?? '4173'
const port = Number(wanted)
if (!/^\d+$/.test(wanted) || port < 1 || port > 65_535)
  stop(`PORT must be a number from 1 to 65535, not "${wanted}": PORT=4174 npm start`)
// oxlint-disable-next-line prefer-nullish-coalescing -- an empty name would be every address of this machine
const host = process.env.HOST || undefined
const [directory = join(import.meta.dirname, '../dist/client')] = readWords()

const server = await orStop(() => createSiteServer(directory))
server.on('error', refuse)
server.listen(port, host ?? '127.0.0.1', () =>
  console.log(
    `K.Wellness is at http://${host?.includes(':') ? `[${host}]` : (host ?? 'localhost')}:${port} (Ctrl+C stops it)`,
  ),
)
// A browser may take localhost for the IPv6 address. Not every machine has one.
if (!host)
  createServer((socket) => server.emit('connection', socket))
    .on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') refuse(error)
    })
    .listen(port, '::1')
process.once('SIGINT', () => process.exit(0))

function refuse({ code, message }: NodeJS.ErrnoException) {
  const isInUse = code === 'EADDRINUSE'
  stop(
    isInUse
      ? `Port ${port} is in use. Stop what runs there, or choose another: PORT=4174 npm start`
      : message,
  )
}
