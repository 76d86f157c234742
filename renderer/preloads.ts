import type { GlobalContextServer } from 'vike/types'

type AssetsManifest = NonNullable<GlobalContextServer['assetsManifest']>

/**
 * The scripts that will wake the page at a path: React with the router, and the page's own chunk, each with what it
 * imports. Addresses start with a slash.
 *
 * @throws when the build has no chunk for the page
 */
export function preloadsFor(path: string, manifest: AssetsManifest): string[] {
  const files = new Set<string>()
  collect('src/app/hydrate.tsx', manifest, files)
  if (path !== '/404') collect(pageModule(path), manifest, files)
  return [...files]
}

/** A page's module carries the name of its path. */
function pageModule(path: string): string {
  return `src/pages/${path === '/' ? 'landing' : path.slice(1)}.tsx`
}

function collect(module: string, manifest: AssetsManifest, files: Set<string>) {
  const chunk = manifest[module]
  if (!chunk) throw new Error(`The build has no chunk for ${module}`)
  const file = `/${chunk.file}`
  if (files.has(file)) return
  files.add(file)
  for (const imported of chunk.imports ?? []) collect(imported, manifest, files)
}
