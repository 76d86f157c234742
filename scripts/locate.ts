/**
 * `npm run locate -- /pages/about.js:1:2345 [v1.2.0]`: prints the place in the source of a place in a built script, such as a
 * recorded error names. It builds the commit, or the last one, with source maps in a temporary directory. The version
 * that it prints has to be that of the report: another commit, or other variables of the build, have other places.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { buildCommit } from './unpack-commit.ts'

/** The variable by which vike takes options of Vite. Scripts do not name their maps, so they stay the same to the last byte. */
export const withSourceMaps = { VITE_CONFIG: '{"build":{"sourcemap":"hidden"}}' }

if (import.meta.main) main(process.argv.slice(2))

function main([place = '', commit = 'HEAD']: readonly string[]) {
  const [, file = '', line, column] = /^(\/\S+\.js):(\d+):(\d+)$/.exec(place) ?? []
  if (!file) return stop('Usage: npm run locate -- /pages/about.js:1:2345 [v1.2.0]')
  const directory = mkdtempSync(join(tmpdir(), 'locate-'))
  try {
    const site = join(buildCommit(commit, directory, withSourceMaps), 'client')
    const version = `Version ${readFileSync(join(site, 'version.txt'), 'utf8')}`
    const map = join(site, `${file}.map`)
    if (!existsSync(map)) return stop(`${version} has no ${file}`)
    const origin = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findOrigin(
      Number(line),
      Number(column),
    )
    if (!('fileName' in origin)) return stop(`${version}: no source has this place`)
    const source = relative(directory, resolve(dirname(map), origin.fileName))
    console.log(`${version}: ${source}:${origin.lineNumber}:${origin.columnNumber}`)
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

function stop(reason: string) {
  console.error(reason)
  process.exitCode = 1
}
