import { existsSync, readFileSync } from 'node:fs'

/** Vite's manifest, relative to the project: the build writes it last. */
export const manifest = 'dist/assets.json'

/** What to do where there is no manifest. */
export const noBuild = 'There is no built site: run "npm run build" first.'

/** What the build has made of a source module. */
interface BuiltModule {
  file: string
  name?: string
  css?: string[]
  imports?: string[]
}

/**
 * What the build has made of each source module, by the module's path.
 *
 * @throws with what to run, where nothing has been built
 */
export function builtModules(): Readonly<Record<string, BuiltModule | undefined>> {
  if (!existsSync(manifest)) throw new Error(noBuild)
  return JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, BuiltModule>
}
