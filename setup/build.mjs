/**
 * `npm run build`: checks types and figures first, so that a mistake stops here with the name of its field. Then it builds
 * beside the last good site and puts the new one in its place only when it is whole.
 */
import { existsSync, mkdirSync, renameSync, rmSync, statfsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from './install.mjs'

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const next = join(dist, 'next')
/** The output: what is served, the hosts' configurations, and which file came of which module. */
const parts = ['client', 'configurations', 'assets.json']

/** With less room than this a failed build has filled the disk. */
const fullBelowBytes = 1_000_000

run('setup/site-variables.ts')
run('node_modules/typescript/bin/tsc')
run('node_modules/vitest/vitest.mjs', 'run', 'tests/content', '--reporter=dot')
process.once('exit', cleanUp)
rmSync(next, { recursive: true, force: true })
mkdirSync(next, { recursive: true })
// renderer/directories.ts reads it.
process.env.SITE_OUTPUT = 'dist/next'
run('node_modules/vike/bin.js', 'build')
for (const part of parts) putInPlace(part)

/** A folder cannot be replaced in one move; the old one is away only between two moves. */
function putInPlace(part) {
  const place = join(dist, part)
  const aside = `${place}.old`
  rmSync(aside, { recursive: true, force: true })
  if (existsSync(place)) renameSync(place, aside)
  renameSync(join(next, part), place)
  rmSync(aside, { recursive: true, force: true })
}

function cleanUp(code) {
  if (code !== 0) console.error(`${reason()} The last good site, if there was one, is untouched.`)
  rmSync(next, { recursive: true, force: true })
}

function reason() {
  const { bavail, bsize } = statfsSync(dist)
  return bavail * bsize < fullBelowBytes
    ? `The site was not built: no space left on the disk of ${dist}.`
    : 'The site was not built.'
}
