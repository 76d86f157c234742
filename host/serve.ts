import { fileURLToPath } from 'node:url'
import { createSiteServer } from './site-server.ts'

/** Serves the built site on port 4173, or on the port that PORT names. */
const wanted = process.env.PORT ?? '4173'
const port = Number(wanted)
if (!/^\d+$/.test(wanted) || port < 1 || port > 65_535) {
  console.error(`PORT must be a number from 1 to 65535, not "${wanted}": PORT=4174 npm start`)
  process.exit(1)
}
const directory = fileURLToPath(new URL('../dist/client', import.meta.url))

const server = createSiteServer(directory)
server.on('error', (error: NodeJS.ErrnoException) => {
  const isInUse = error.code === 'EADDRINUSE'
  console.error(
    isInUse
      ? `Port ${port} is in use. Stop what runs there, or choose another: PORT=4174 npm start`
      : error.message,
  )
  process.exit(1)
})
server.listen(port, () => console.log(`K.Wellness is at http://localhost:${port} (Ctrl+C stops it)`))
process.once('SIGINT', () => process.exit(0))
