import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import type { ManifestTransform } from 'workbox-build'
import { compressedEndings } from '../../host/headers.ts'
import {
  addressOf,
  fileAt,
  offlineSizeFile,
  siteBundle,
  versionFile,
  workerFile,
} from '../../src/addresses.ts'
import { revisionOf } from '../../src/pwa/revision.ts'
import { isInSiteBundle } from '../../src/pwa/site-bundle.ts'
import { clientDirectory } from '../directories.ts'

/**
 * The precached files: everything that a page can show. Left out: the worker itself, and the icons that only the
 * browser and the launcher show.
 */
export const precachedFiles = {
  globPatterns: ['**/*.{html,js,css,svg,woff2}'],
  globIgnores: [workerFile.slice(1), 'favicon.svg', 'icon.svg'],
}

/**
 * Lists the files for the worker: pages under their public paths, so that it never caches a redirect. Each revision
 * is a content hash, which it verifies after the download (decision 007). The list is known here only, so this also
 * writes the site's version and the file that bundles most of its entries.
 */
export const listAndBundle: ManifestTransform = async (entries) => {
  const manifest = await Promise.all(
    entries.map(async (entry) => ({
      ...entry,
      url: addressOf(`/${entry.url}`),
      revision: await revisionOf(readFileSync(join(clientDirectory, entry.url))),
    })),
  )
  const list = [...manifest, await writeVersion(manifest)]
  writeSiteBundle(list.map(({ url }) => url).filter(isInSiteBundle))
  return { manifest: list }
}

/** Writes the site's version, a hash over the revisions of all other files. Returns its precache entry. */
async function writeVersion(others: readonly { url: string; revision: string }[]) {
  const files = others.map(({ url, revision }) => `${url} ${revision}`).toSorted()
  const version = (await revisionOf(Buffer.from(files.join('\n')))).slice(0, 8)
  writeFileSync(join(clientDirectory, versionFile), version)
  return { url: versionFile, revision: await revisionOf(Buffer.from(version)), size: version.length }
}

/**
 * The kinds of file in the bundle, in its order. Files that repeat each other's text are near each other: Brotli writes 1.3 KB
 * less than without an order, and 0.5 KB less than where the style is last.
 */
const kinds = ['.js', '.css', '.html', '.svg', '.txt']

/** Writes the file that holds the text of all bundled precache entries, by kind. */
function writeSiteBundle(addresses: readonly string[]) {
  const kindOf = (address: string) => kinds.indexOf(extname(fileAt(address)))
  const read = (address: string) => readFileSync(join(clientDirectory, fileAt(address)), 'utf8')
  const texts = addresses
    .toSorted((one, other) => kindOf(one) - kindOf(other))
    .map((address) => [address, read(address)])
  writeFileSync(join(clientDirectory, siteBundle), JSON.stringify(Object.fromEntries(texts)))
}

/**
 * Writes the download size of the precache, in kilobytes rounded up to the next ten: the bundle and the files beside
 * it, compressed. The page shows it where it asks whether to precache the site.
 */
export function writeOfflineSize() {
  const all = globSync(precachedFiles.globPatterns, { cwd: clientDirectory }).map((file) => `/${file}`)
  const beside = all.filter((file) => !isInSiteBundle(file))
  const bytes = [siteBundle, ...beside].reduce((sum, file) => sum + bytesOf(join(clientDirectory, file)), 0)
  writeFileSync(
    join(clientDirectory, offlineSizeFile),
    JSON.stringify({ kilobytes: Math.ceil(bytes / 10_000) * 10 }),
  )
}

function bytesOf(file: string): number {
  const compressed = file + compressedEndings.br
  return statSync(existsSync(compressed) ? compressed : file).size
}
