/**
 * Checks that there is a build of the present sources. Commands that try or measure the built site run it first, such as
 * `npm run bench` (package.json); the end-to-end tests call it (e2e/support/global-setup.ts).
 */
import { globSync, statSync } from 'node:fs'
import { orStop } from '../shared/command.ts'
import { manifest, noBuild } from './support/built-modules.ts'

/** The files that a build reads. */
const sources = [
  '{src,renderer,host,public}/**/*.*',
  '{measures,tokens,uno.config,vite.config}.ts',
  'package-lock.json',
]

/** Files beside them that it does not read. */
const notRead = [
  '**/*.{test.*,d.ts,md}',
  '**/*.examples.tsx',
  'host/{deploy,verify,serve,site-server,site-differences,kill-switch*,netlify,cloudflare}.*',
  'host/cloudflare/**',
]

/**
 * Checks that there is a build of the present sources.
 *
 * @throws with what to run
 */
export function checkBuild() {
  const built = statSync(manifest, { throwIfNoEntry: false })
  if (!built) throw new Error(noBuild)
  const [newest] = globSync(sources, {
    exclude: notRead,
  })
    .map((file) => ({ file, changed: statSync(file).mtimeMs }))
    .toSorted((a, b) => b.changed - a.changed)
  if (newest && newest.changed > built.mtimeMs)
    throw new Error(`${newest.file} is newer than the built site: run "npm run build" first.`)
}

if (import.meta.main) await orStop(checkBuild)
