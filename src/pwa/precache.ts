import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { isPage, pagesFile } from './pages-file.ts'
import { revisionOf } from './revision.ts'

/** What goes on the phone: everything a page can show. Sharing cards, screenshots, icons (the tab's is in the pages) and the manifest stay away. */
const kept = /\.(html|css|js|svg|woff2)$/
const notKept = new Set(['sw.js', 'icon.svg', 'favicon.svg'])

/** Where the worker's list stands in its code, by Workbox's convention. */
const placeOfList = 'self.__WB_MANIFEST'

/**
 * Writes the list of what the worker keeps into it. Pages are fetched and found under the addresses that visitors see: `about.html`
 * is `/about`. Each file goes by a revision that the worker can work out from what arrives.
 *
 * @param directory the build's client directory, with everything that is kept and the worker
 * @throws when the worker has no place for a list
 */
export async function writeFileList(directory: string): Promise<void> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(sep, '/'))
    .filter((file) => kept.test(file) && !notKept.has(file))
    .toSorted()
  const list = await Promise.all(
    files.map(async (file) => ({
      url: addressOf(file),
      revision: await revisionOf(readFileSync(join(directory, file))),
    })),
  )
  const worker = join(directory, 'sw.js')
  const [before, after] = readFileSync(worker, 'utf8').split(placeOfList)
  if (after === undefined) throw new Error(`The worker has no ${placeOfList}`)
  writeFileSync(worker, before + JSON.stringify(list) + after)
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
