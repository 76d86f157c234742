import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { compressedEndings, contentTypes } from '../../host/headers.ts'

/** Endings of text files; other pictures and fonts are compressed already. */
const textEndings = new Set(
  Object.entries(contentTypes)
    .filter(([, type]) => /^text|^application|xml$/.test(type))
    .map(([ending]) => `.${ending}`),
)

/** Writes a Brotli and a gzip copy beside every text file below a directory. */
export async function compressFiles(directory: string) {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  await Promise.all(
    files.filter((file) => textEndings.has(extname(file))).map((file) => compress(join(directory, file))),
  )
}

/** Writes a Brotli and a gzip copy beside a file. Brotli's default window, 4 MB, covers every file. */
export async function compress(file: string) {
  const content = readFileSync(file)
  const [asBrotli, asGzip] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  writeFileSync(file + compressedEndings.br, asBrotli)
  writeFileSync(file + compressedEndings.gzip, asGzip)
}
