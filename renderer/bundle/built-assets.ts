import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GlobalContextServer } from 'vike/types'
import { clientDirectory } from '../directories.ts'
import { allImportsOf } from './all-imports.ts'
import { moduleOfPage } from './page-files.ts'

/** Vite's manifest: the output files of each module. */
export type ViteManifest = NonNullable<GlobalContextServer['assetsManifest']>

/** The built files of one page. Addresses start with a slash. */
export interface Assets {
  /** The entry script. */
  entry: string
  /** Addresses of all other scripts of the first page: the page's own and those that both import. */
  scripts: readonly string[]
  /** The text of the site's and the page's style sheets, for the inline `<style>`. */
  style: string
  /** Addresses of the page's own sheets, which its script imports. */
  pageSheets: readonly string[]
  /** Address of the sheet that the entry loads after the first paint. */
  afterPaint: string
}

/** The browser's entry module. */
export const entryModule = 'src/app/start.tsx'

/**
 * The built files of the page at a path.
 *
 * @param manifest Vite's manifest
 * @throws when the manifest lacks a module
 */
export function builtAssets(path: string, manifest: ViteManifest): Assets {
  const page = moduleOfPage(path)
  const { file: entry, css: baseSheets = [] } = find(entryModule, manifest)
  const importsOf = (module: string) => find(module, manifest).imports ?? []
  const ofEntry = allImportsOf(entryModule, importsOf, new Set())
  // The chunk of a page imports the entry too, whose sheets are in the HTML already.
  const ofPage = allImportsOf(page, importsOf, new Set([entryModule]))
  const sheetsOf = (modules: readonly string[]) =>
    modules.flatMap((module) => find(module, manifest).css ?? [])
  const pageSheets = [...new Set(sheetsOf(ofPage))]
  const scripts = new Set([...ofEntry, ...ofPage].map((module) => find(module, manifest).file))
  scripts.delete(entry)
  return {
    entry: `/${entry}`,
    scripts: [...scripts].map((file) => `/${file}`),
    // Order matters: component styles come after base styles and utilities.
    style: [...new Set([...baseSheets, ...sheetsOf(ofEntry), ...pageSheets])]
      .map((file) => readFileSync(join(clientDirectory, file), 'utf8').trim())
      .join(''),
    pageSheets: pageSheets.map((file) => `/${file}`),
    afterPaint: `/${afterPaintIn(manifest)}`,
  }
}

/** Finds the sheet by file name, because a dynamically imported sheet has no module key in the manifest. */
function afterPaintIn(manifest: ViteManifest): string {
  const sheet = Object.values(manifest).find(({ file }) => /after-paint[^/]*\.css$/.test(file))
  if (!sheet) throw new Error('The manifest has no sheet named after-paint*.css')
  return sheet.file
}

function find(module: string, manifest: ViteManifest): ViteManifest[string] {
  const entry = manifest[module]
  if (!entry) throw new Error(`The manifest has no entry for ${module}`)
  return entry
}
