import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ManifestTransform } from 'workbox-build'
import { isPage, pagesFile } from './pages-file.ts'
import { revisionOf } from './revision.ts'

/**
 * What goes on the phone: everything a page can show. Sharing cards, screenshots, launcher icons and the manifest stay
 * away.
 *
 * @param directory the build's client directory
 */
export function precacheOptions(directory: string) {
  return {
    globDirectory: directory,
    globPatterns: ['**/*.{html,css,js,svg,woff2}'],
    globIgnores: ['sw.js', 'icon.svg'],
    manifestTransforms: [listFiles(directory)],
  }
}

/**
 * Pages are fetched and found under the addresses that visitors see: `about.html` is `/about`. Each file goes by a
 * revision that the worker can work out from what arrives.
 */
function listFiles(directory: string): ManifestTransform {
  return async (entries) => {
    const manifest = await Promise.all(
      entries.map(async (entry) => ({
        ...entry,
        url: addressOf(entry.url),
        revision: await revisionOf(readFileSync(join(directory, entry.url))),
      })),
    )
    return { manifest, warnings: [] }
  }
}

function addressOf(file: string): string {
  if (file === 'index.html') return '/'
  return file === '404.html' ? '/404.html' : `/${file.replace(/\.html$/, '')}`
}

/**
 * Writes every page into one file as well, for the worker.
 *
 * @param directory the build's client directory, with the finished pages
 */
export function writePagesFile(directory: string): void {
  const files = readdirSync(directory).filter((name) => name.endsWith('.html'))
  const pages = files.map((name) => [addressOf(name), readFileSync(join(directory, name), 'utf8')])
  writeFileSync(join(directory, pagesFile), JSON.stringify(Object.fromEntries(pages)))
}

/**
 * What keeping the site costs somebody who has none of it, in bytes after Brotli: everything on the worker's list, the
 * pages in their one file.
 *
 * @param directory the build's client directory, with the finished worker and compressed copies
 */
export function bytesToKeep(directory: string): number {
  const worker = readFileSync(join(directory, 'sw.js'), 'utf8')
  const addresses = [...worker.matchAll(/"url":"([^"]+)"/g)].map(([, address]) => address!)
  const files = [pagesFile, ...addresses.filter((address) => !isPage(address))]
  return files.reduce((sum, file) => sum + bytesOf(join(directory, file)), 0)
}

function bytesOf(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
