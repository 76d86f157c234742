/** Checks that there is a build of the present sources: before the first test, engine, measurement or random action. */
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { stop } from '../shared/command.ts'

/** The files that a build reads. */
const sources = [
  '{src,renderer,host,public}/**/*.*',
  '{measures,tokens,uno.config,vite.config}.ts',
  'package-lock.json',
]

/** Vite's manifest, relative to the project: the build writes it last. */
const manifest = 'dist/assets.json'
const noBuild = 'There is no built site: run "npm run build" first.'

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

/**
 * Checks that there is a build of the present sources.
 *
 * @throws with what to run
 */
export function checkBuild() {
  const built = statSync(manifest, { throwIfNoEntry: false })
  if (!built) throw new Error(noBuild)
  const [newest] = globSync(sources, {
    exclude: ['**/*.{test.*,d.ts}', '**/*.examples.tsx', 'host/cloudflare/**'],
  })
    .map((file) => ({ file, changed: statSync(file).mtimeMs }))
    .toSorted((a, b) => b.changed - a.changed)
  if (newest && newest.changed > built.mtimeMs)
    throw new Error(`${newest.file} is newer than the built site: run "npm run build" first.`)
}

if (import.meta.main)
  try {
    checkBuild()
  } catch (error) {
    stop((error as Error).message)
  }
