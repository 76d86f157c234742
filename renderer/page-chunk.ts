import type { GlobalContextServer } from 'vike/types'

type AssetsManifest = NonNullable<GlobalContextServer['assetsManifest']>

/**
 * The address of a page's own chunk, starting with a slash; undefined for the not-found page, whose code is the site's.
 *
 * Nothing else is preloaded: React and the router would share the line with what the first paint needs.
 *
 * @throws when the build has no chunk for the page
 */
export function pageChunk(path: string, manifest: AssetsManifest): string | undefined {
  if (path === '/404') return undefined
  const module = `src/pages/${path === '/' ? 'landing' : path.slice(1)}.tsx`
  const chunk = manifest[module]
  if (!chunk) throw new Error(`The build has no chunk for ${module}`)
  return `/${chunk.file}`
}
