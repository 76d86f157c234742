/**
 * `npm run locate -- /pages/about.js:1:2345 [v1.2.0]`: prints the place in the source of a place in a built script, such as a
 * recorded error names. It builds the commit, or the last one, with source maps in a temporary directory. The version
 * that it prints has to be that of the report: another commit, or other variables of the build, have other places.
 */
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { orStop, readWords, stop } from '../shared/command.ts'
import { buildCommit } from './support/copies.ts'
import { temporaryDirectory } from './support/temporary-directory.ts'

/** The variable by which vike takes options of Vite. Scripts do not name their maps, so they stay the same to the last byte. */
export const withSourceMaps = { VITE_CONFIG: '{"build":{"sourcemap":"hidden"}}' }

async function main([place = '', commit = 'HEAD']: readonly string[]) {
  const [, file = '', line, column] = /^(\/\S+\.js):(\d+):(\d+)$/.exec(place) ?? []
  if (!file) stop('Usage: npm run locate -- /pages/about.js:1:2345 [v1.2.0]')
  using temporary = temporaryDirectory()
  const { directory } = temporary
  const site = join(await buildCommit(commit, directory, withSourceMaps), 'client')
  const version = `Version ${readFileSync(join(site, 'version.txt'), 'utf8')}`
  const source = placeInSource(join(site, `${file}.map`), Number(line), Number(column))
  if (source) console.log(`${version}: ${relative(directory, source)}`)
  else {
    console.error(`${version}: no source has this place`)
    process.exitCode = 1
  }
}

/**
 * The place in the source, such as /project/src/app/start.tsx:3:5, of a place in a script; undefined where there is none. All
 * lines and columns count from 1, as those of an error do.
 *
 * @param map the file of the script's source map, which may be missing
 */
export function placeInSource(map: string, line: number, column: number): string | undefined {
  if (!existsSync(map)) return undefined
  const origin = new SourceMap(JSON.parse(readFileSync(map, 'utf8'))).findOrigin(line, column)
  if (!('fileName' in origin)) return undefined
  return `${resolve(dirname(map), origin.fileName)}:${origin.lineNumber}:${origin.columnNumber}`
}

if (import.meta.main) await orStop(() => main(readWords()))
