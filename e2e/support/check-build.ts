/** Checks that there is a build of the present sources: before the first test, engine, measurement or random action. */
import { globSync, statSync } from 'node:fs'

/** The files that a build reads. */
const sources = [
  '{src,renderer,host,public}/**/*.*',
  '{measures,tokens,uno.config,vite.config}.ts',
  'scripts/site-variables.ts',
  'package-lock.json',
]

/** @throws with what to run */
export function checkBuild() {
  const built = statSync('dist/assets.json', { throwIfNoEntry: false })
  if (!built) throw new Error('There is no built site: run "npm run build" first.')
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
    console.error((error as Error).message)
    process.exitCode = 1
  }
