import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSiteServer } from '../../host/site-server.ts'
import { entryModule } from '../../renderer/bundle/built-assets.ts'
import { scriptOfPage } from '../../renderer/bundle/page-files.ts'
import { builtModules } from '../../scripts/support/built-modules.ts'
import { close, listen } from '../../shared/listen.ts'
import { unescaped } from '../../shared/unescaped.ts'
import { fileOf } from '../../src/addresses.ts'
import { pageAt, pages } from '../../src/content/pages.ts'
import type { PagePath } from '../../src/content/pages.ts'

/** Directory of the built site's served files. */
export const builtSite = join(import.meta.dirname, '../../dist/client')

const chunks = builtModules()

/** Address of the script built from a source module, such as `src/app/start.tsx`. */
export function scriptOf(module: string): string {
  const chunk = chunks[module]
  if (!chunk) throw new Error(`The build has no script for ${module}`)
  return `/${chunk.file}`
}

/** Address of the script that every page loads first. */
export function entryScript(): string {
  return scriptOf(entryModule)
}

/** Address of a chunk with a fixed name (renderer/bundle/chunks.ts). */
export function scriptNamed(name: string): string {
  const chunk = Object.values(chunks).find((candidate) => candidate?.name === name)
  if (!chunk) throw new Error(`The build has no script named ${name}`)
  return `/${chunk.file}`
}

/** Address of the script of a page. */
export function pageScript(path: PagePath): string {
  return scriptOfPage(pageAt(path).name)
}

/** Addresses of the style sheets of a source module and its imports. */
export function sheetsOf(module: string): string[] {
  const { css = [], imports = [] } = chunks[module] ?? {}
  return [...css.map((file) => `/${file}`), ...imports.flatMap(sheetsOf)]
}

/** The paths of all pages. */
export const paths = pages.map((page) => page.path)

/** The h1 of each page, from its built file. */
export const headings = Object.fromEntries(paths.map((path) => [path, headingIn(fileOf(path))])) as Readonly<
  Record<PagePath, string>
>

function headingIn(file: string): string {
  const [, heading] = /<h1[^>]*>(.*?)<\/h1>/s.exec(readFileSync(join(builtSite, file), 'utf8')) ?? []
  if (!heading) throw new Error(`${file} has no h1`)
  return unescaped(heading.replaceAll(/<[^>]*>/g, ''))
}

/** A running site. */
export interface RunningSite {
  origin: string
  port: number
  /** Closes the server and all connections. */
  close(): Promise<void>
}

/**
 * Serves a built site.
 *
 * @param directory the build's `dist/client`, or a copy of it
 * @param wantedPort by default a free port
 */
export async function startSite(directory = builtSite, wantedPort = 0): Promise<RunningSite> {
  const server = createSiteServer(directory)
  const port = await listen(server, wantedPort)
  return { origin: `http://localhost:${port}`, port, close: () => close(server) }
}
