import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GlobalContextServer } from 'vike/types'
import { pageModulePath, pagesWithScript } from '../src/pages/page.ts'
import { packageChunks } from './chunk-groups.ts'
import { clientDirectory } from './output.ts'

/** What the build made of the sources for one page. */
export interface BuiltFiles {
  /** Address of the page's own script, where it has one. */
  pageScript: string | undefined
  /** The style of the whole site. */
  style: string
  /** Texts of all scripts of ours that can run on the page: what they may add to it needs style too. */
  scripts: string[]
}

type Manifest = NonNullable<GlobalContextServer['assetsManifest']>
type ManifestEntry = Manifest[string]

/**
 * What the page at a path needs of what was built.
 *
 * @throws when the build has left something out
 */
export function builtFilesFor(path: string, manifest: Manifest): BuiltFiles {
  const entry = find('renderer/+client.ts', manifest)
  const [style] = entry.css ?? []
  if (!style) throw new Error('The build has no style')
  const page = pagesWithScript.find((candidate) => candidate === path)
  const modules = ['renderer/+client.ts', ...(page ? [pageModulePath(page)] : [])]
  return {
    pageScript: page && `/${find(pageModulePath(page), manifest).file}`,
    style: textOf(style),
    scripts: [...reachable(modules, manifest)]
      .map((id) => find(id, manifest))
      .filter(isOurs)
      .map(({ file }) => textOf(file)),
  }
}

/** The modules, and whatever they import, at once or later. */
function reachable(modules: string[], manifest: Manifest, found = new Set<string>()): Set<string> {
  for (const id of modules) {
    if (found.has(id)) continue
    found.add(id)
    const { imports = [], dynamicImports = [] } = find(id, manifest)
    reachable([...imports, ...dynamicImports], manifest, found)
  }
  return found
}

function isOurs({ name, src = '' }: ManifestEntry): boolean {
  return !src.startsWith('node_modules') && packageChunks.every((chunk) => chunk.name !== name)
}

function find(id: string, manifest: Manifest): ManifestEntry {
  const entry = manifest[id]
  if (!entry) throw new Error(`The build has no file for ${id}`)
  return entry
}

function textOf(file: string): string {
  return readFileSync(join(clientDirectory, file), 'utf8')
}
