import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Text compresses; pictures and fonts are compressed already. */
const compressibleEndings = new Set(['.html', '.css', '.js', '.svg', '.txt', '.xml', '.json', '.webmanifest'])

/** The files below a directory that compress. */
export function compressibleFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((entry) => compressibleEndings.has(extname(entry)))
    .map((entry) => join(directory, entry))
}

/**
 * Writes a Brotli and a gzip copy beside a file. zlib makes them on threads of its own.
 *
 * @param quality of Brotli, 11 at most
 */
export async function compress(file: string, quality = constants.BROTLI_MAX_QUALITY) {
  const content = readFileSync(file)
  const [asBrotli, asGzip] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: quality },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  writeFileSync(`${file}.br`, asBrotli)
  writeFileSync(`${file}.gz`, asGzip)
}
