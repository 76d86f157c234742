import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import * as about from '../../src/content/about.ts'
import * as careers from '../../src/content/careers.ts'
import * as coach from '../../src/content/coach.ts'
import * as community from '../../src/content/community.ts'
import * as contact from '../../src/content/contact.ts'
import * as fitness from '../../src/content/fitness.ts'
import * as landing from '../../src/content/landing.ts'
import * as legal from '../../src/content/legal-page.ts'
import * as network from '../../src/content/network.ts'
import { pageAt, pages } from '../../src/content/pages.ts'
import type { PagePath } from '../../src/content/pages.ts'
import * as rewards from '../../src/content/rewards.ts'
import * as wellnet from '../../src/content/wellnet.ts'
import { createSiteServer } from '../../host/site-server.ts'

/** Where the build puts what is served. */
export const builtSite = fileURLToPath(new URL('../../dist/client', import.meta.url))

/** What the build made of each source module (Vite's manifest). */
const chunks = JSON.parse(readFileSync(new URL('../../dist/assets.json', import.meta.url), 'utf8')) as Record<
  string,
  { file: string; name?: string } | undefined
>

/** Address of the script that the build made of a source module, such as `src/app/start.tsx`. */
export function scriptOf(module: string): string {
  const chunk = chunks[module]
  if (!chunk) throw new Error(`The build has no script for ${module}`)
  return `/${chunk.file}`
}

/** Address of the script that the build gave a name (renderer/scripts.ts). */
export function scriptNamed(name: string): string {
  const chunk = Object.values(chunks).find((candidate) => candidate?.name === name)
  if (!chunk) throw new Error(`The build has no script named ${name}`)
  return `/${chunk.file}`
}

/** Address of the script of a page. */
export function pageScript(path: PagePath): string {
  return `/pages/${pageAt(path).name}.js`
}

/** The paths of all pages. */
export const paths = pages.map((page) => page.path)

/** What the h1 of each page says. */
export const headings: Readonly<Record<PagePath, string>> = {
  '/': landing.hero.title,
  '/chatbot': coach.hero.title,
  '/community': community.hero.title,
  '/fitness': fitness.hero.title,
  '/network': network.hero.title,
  '/rewards': rewards.hero.title,
  '/wellnet': wellnet.hero.title,
  '/about': about.hero.title,
  '/careers': careers.hero.title,
  '/contact': contact.hero.title,
  '/legal': legal.hero.title,
}

/** A running site. */
export interface RunningSite {
  origin: string
  port: number
  /** Takes the network away: no new connection, and none of the open ones. */
  close(): Promise<void>
}

/**
 * Serves a built site.
 *
 * @param directory the build's `dist/client`, or a copy of it
 * @param port a free one where left out
 */
export async function startSite(directory = builtSite, port = 0): Promise<RunningSite> {
  const server = createSiteServer(directory).listen(port)
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  return {
    origin: `http://localhost:${address.port}`,
    port: address.port,
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
