import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Replaces text in a file of a copy.
 *
 * @throws when the pattern does not match
 */
export function change(file: string, from: RegExp, to: string) {
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(from, to)
  if (changed === text) throw new Error(`${file} has no match for ${from}`)
  writeFileSync(file, changed)
}

/** Builds a copy. */
export function build(directory: string) {
  const { status, stderr } = spawnSync(process.execPath, ['node_modules/vike/bin.js', 'build'], {
    cwd: directory,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The build in ${directory} failed:\n${stderr}`)
}
