import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GlobalContextServer } from 'vike/types'
import { isPagePath, pageAt } from '../src/content/pages.ts'
import { clientDirectory } from './directories.ts'

/** What the build made of each module (Vite's manifest). */
export type Manifest = NonNullable<GlobalContextServer['assetsManifest']>

/** What the build made for one page. Addresses start with a slash. */
export interface Assets {
  /** The script of the site. */
  entry: string
  /** The style of the site and of the page, as the page carries it. */
  style: string
  /** Addresses of the sheets that come with the page's script. */
  pageSheets: readonly string[]
  /** The sheet that comes with the scripts. */
  afterPaint: string
}

/** The module that the browser starts with. */
export const entryModule = 'src/app/start.tsx'

/**
 * What the page at a path needs of what was built.
 *
 * @param manifest Vite's, which tells what became of each module
 * @throws when the build has left something out
 */
export function builtAssets(path: string, manifest: Manifest): Assets {
  const page = `src/pages/${isPagePath(path) ? pageAt(path).name : 'not-found'}.tsx`
  const { css: baseSheets = [] } = find(entryModule, manifest)
  const pageSheets = sheetsOf(page, manifest)
  return {
    entry: `/${find(entryModule, manifest).file}`,
    // What components have of their own comes after base style and utilities.
    style: [...new Set([...baseSheets, ...sheetsOf(entryModule, manifest), ...pageSheets])]
      .map((file) => readFileSync(join(clientDirectory, file), 'utf8').trim())
      .join(''),
    pageSheets: pageSheets.map((file) => `/${file}`),
    afterPaint: `/${afterPaintIn(manifest)}`,
  }
}

/** A sheet that a script asks for has no module of its own in the manifest. */
function afterPaintIn(manifest: Manifest): string {
  const sheet = Object.values(manifest).find(({ file }) => /after-paint[^/]*\.css$/.test(file))
  if (!sheet) throw new Error('The build has no style for after the paint')
  return sheet.file
}

/** The style of a module and of all that it imports but the entry, imports first, each once. */
function sheetsOf(module: string, manifest: Manifest): string[] {
  const { imports = [], css = [] } = find(module, manifest)
  const others = imports.filter((name) => name !== entryModule)
  return [...new Set([...others.flatMap((name) => sheetsOf(name, manifest)), ...css])]
}

function find(module: string, manifest: Manifest): Manifest[string] {
  const entry = manifest[module]
  if (!entry) throw new Error(`The build has no file for ${module}`)
  return entry
}
