import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { addressOf, notFoundFile } from '../src/addresses.ts'
import { compressedEndings } from './headers.ts'

/** The files of a built site. Each file is a path inside the directory that starts with a slash. */
export interface BuiltSite {
  directory: string
  /** Files that the server may send: neither compressed copies nor configuration for a host. */
  files: ReadonlySet<string>
  /** Compressed copies, such as `/about.html.br`. */
  compressed: ReadonlySet<string>
  /** Paths of the pages, such as `/about`, without the not-found page. */
  pages: readonly string[]
}

/**
 * Lists the files of a built site.
 *
 * @param directory the build's `dist/client`
 * @throws when the directory holds no built site
 */
export function readBuiltSite(directory: string): BuiltSite {
  if (!existsSync(join(directory, 'index.html')))
    throw new Error(`There is no built site in ${directory}: run "npm run build" first.`)

  const all = listFiles(directory).toSorted()
  const files = all.filter((file) => !isCompressed(file) && !isForHost(file))
  const htmlFiles = files.filter((file) => file.endsWith('.html'))
  return {
    directory,
    files: new Set(files),
    compressed: new Set(all.filter(isCompressed)),
    pages: htmlFiles.filter((file) => file !== notFoundFile).map(addressOf),
  }
}

/** Every file below a directory, as paths that start with a slash. */
function listFiles(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(directory, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}

/** Whether a file is a compressed copy of another one. */
export function isCompressed(file: string): boolean {
  return Object.values(compressedEndings).some((ending) => file.endsWith(ending))
}

/** Whether a file is configuration for the host: `_headers` or `_redirects`. */
function isForHost(file: string): boolean {
  return file.startsWith('/_')
}
