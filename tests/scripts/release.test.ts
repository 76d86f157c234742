import { chmodSync, cpSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newRepository } from '../support/new-repository.ts'

const { directory, run, commit } = newRepository()

function release(tag: string) {
  const { stdout, stderr } = run(process.execPath, 'scripts/release.ts', tag)
  return { lines: stdout.trim().split('\n'), error: stderr.trim() }
}

/** Writes a built site. A disk that lists files as they were written, or the last one first, does not sort these. */
function writeSite(modified: Date) {
  for (const folder of ['client', 'configurations']) {
    const site = join(directory, 'dist', folder)
    mkdirSync(site, { recursive: true })
    for (const name of ['c', 'a', 'f', 'e', 'b', 'd']) writeFileSync(join(site, name), name)
    for (const name of ['a', 'b', '.']) utimesSync(join(site, name), modified, modified)
  }
}

test('a release is made only on the commit of its tag, without other changes, the same each time; one takes the worker off phones', () => {
  for (const part of ['scripts', 'shared']) cpSync(part, join(directory, part), { recursive: true })
  // A build and a kill switch that say when they run.
  mkdirSync(join(directory, 'host'))
  writeSite(new Date(2027, 0))
  for (const file of ['scripts/build.mjs', 'host/kill-switch.ts'])
    writeFileSync(join(directory, file), `console.log('${file}')\n`)
  writeFileSync(join(directory, 'package.json'), '{ "type": "module", "scripts": { "sbom": "echo {}" } }')
  commit('The first page', 'v1.0.0')
  const written = 'dist/release has site.tar.gz, sbom.cdx.json, changes.md and checksums.txt.'
  expect(release('v1.0.0')).toEqual({ lines: ['scripts/build.mjs', written], error: '' })

  const checksums = () => readFileSync(join(directory, 'dist/release/checksums.txt'), 'utf8')
  const first = checksums()
  writeSite(new Date(2027, 1))
  // Another machine's umask.
  chmodSync(join(directory, 'dist/client/a'), 0o664)
  expect(release('v1.0.0').error).toBe('')
  expect(checksums(), 'a second run writes the same').toBe(first)
  // Two runs on one disk list files in the same order, another disk in another one.
  const names = run('tar', '-tf', 'dist/release/site.tar.gz').stdout.trim().split('\n')
  expect(names).toEqual(names.toSorted())
  writeFileSync(join(directory, 'scripts/changelog.ts'), '\n', { flag: 'a' })
  expect(release('v1.0.0').error).toMatch(/^No release .* changes that are not committed\.$/)
  commit('Kill switch', 'v1.0.1')
  expect(release('v1.0.0').error).toBe('No release was written: v1.0.0 is not the tag of this commit.')
  expect(release('v1.0.1').lines).toEqual(['scripts/build.mjs', 'host/kill-switch.ts', written])
  expect(release('v2.0.0').error).toMatch(/^There is no tag v2\.0\.0\.\n/)
})
