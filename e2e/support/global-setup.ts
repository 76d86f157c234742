import { globSync, statSync } from 'node:fs'
import { chromiumPath } from '../../setup/chromium.ts'

/** What a build reads. */
const sources = [
  '{src,renderer,host,art,public}/**/*.*',
  '{uno.config,vite.config,tokens}.ts',
  'setup/site-variables.ts',
]

/** Checks for a browser and an up-to-date build before the first test. */
export default function prepare() {
  chromiumPath()
  checkBuild()
}

/**
 * Checks that there is a build of the present sources.
 *
 * @throws with what to run
 */
export function checkBuild() {
  const built = statSync('dist/assets.json', { throwIfNoEntry: false })
  if (!built) throw new Error('There is no built site: run "npm run build" first.')
  const [newest] = globSync(sources, { exclude: ['**/*.test.*', '**/*.examples.tsx'] })
    .map((file) => ({ file, changed: statSync(file).mtimeMs }))
    .toSorted((a, b) => b.changed - a.changed)
  if (newest && newest.changed > built.mtimeMs)
    throw new Error(`${newest.file} is newer than the built site: run "npm run build" first.`)
}
