import { globSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { siteListener } from '../../host/site-server.ts'
import { buildIn } from '../../scripts/support/copies.ts'
import { close, listen } from '../../shared/listen.ts'
import { addressOf } from '../../src/addresses.ts'
import { startDevelopment } from '../support/development.ts'

/**
 * Builds a work tree into its `dist/visual/site`, and serves the result and the gallery.
 *
 * @throws with the output of a build that fails
 */
export async function serveVersion(root: string) {
  const output = 'dist/visual/site'
  await buildIn(root, { SITE_OUTPUT: output })
  const client = join(root, output, 'client')
  const server = createServer(siteListener(client))
  const port = await listen(server)
  const development = await startDevelopment(root)
  return {
    /** Paths of all pages, and of one that does not exist. */
    paths: globSync('**/*.html', { cwd: client }).map((file) => addressOf(`/${file}`)),
    site: `http://localhost:${port}`,
    gallery: `${development.origin}/gallery`,
    async [Symbol.asyncDispose]() {
      await close(server)
      await development[Symbol.asyncDispose]()
    },
  }
}
