import type { Server } from 'node:http'
import { fileURLToPath } from 'node:url'
import { createSiteServer } from './site-server.ts'

/**
 * `npm run serve`: serves the built site, or the one in a given directory (`npm run serve -- DIR`), on port 4173 or
 * on the port that PORT names.
 */
const wanted = process.env.PORT ?? '4173'
const port = Number(wanted)
if (!/^\d+$/.test(wanted) || port < 1 || port > 65_535)
  stop(`PORT must be a number from 1 to 65535, not "${wanted}": PORT=4174 npm start`)
const directory = process.argv[2] ?? fileURLToPath(new URL('../dist/client', import.meta.url))

const server = serverOf(directory)
server.on('error', (error: NodeJS.ErrnoException) => {
  const isInUse = error.code === 'EADDRINUSE'
  stop(
    isInUse
      ? `Port ${port} is in use. Stop what runs there, or choose another: PORT=4174 npm start`
      : error.message,
  )
})
server.listen(port, () => console.log(`K.Wellness is at http://localhost:${port} (Ctrl+C stops it)`))
process.once('SIGINT', () => process.exit(0))

function serverOf(site: string): Server {
  try {
    return createSiteServer(site)
  } catch (error) {
    return stop((error as Error).message)
  }
}

function stop(message: string): never {
  console.error(message)
  process.exit(1)
}
