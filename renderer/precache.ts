import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ManifestTransform } from 'workbox-build'
import { addressOf, notFoundFile, fileOf } from '../src/content/addresses.ts'
import { revisionOf } from '../src/pwa/revision.ts'
import { isInSiteFile, siteFile, versionFile } from '../src/pwa/site-file.ts'
import { clientDirectory } from './directories.ts'

/** What the worker keeps: all that a page can show. vike's two files, which no page loads, are not part of it. */
export const precachedFiles = {
  globPatterns: ['**/*.{html,js,css,svg,woff2}'],
  globIgnores: ['sw.js', 'favicon.svg', 'icon.svg', 'assets/entries/*'],
}

/** The worker's list as it was last made. */
let list: readonly { url: string }[] = []

/**
 * Lists pages under the addresses that visitors see, so that no redirect is ever kept, and gives each file a revision that the worker
 * can work out from what arrives (decision 007).
 */
export const asServed: ManifestTransform = async (entries) => {
  const manifest = await Promise.all(
    entries.map(async (entry) => ({
      ...entry,
      url: addressOf(`/${entry.url}`),
      revision: await revisionOf(readFileSync(join(clientDirectory, entry.url))),
    })),
  )
  const version = await writeVersion(manifest)
  list = [...manifest, version]
  return { manifest: [...manifest, version] }
}

/** Writes the fingerprint of all other files, which is the version of the site: it changes when one of them does. Returns the worker's entry for it. */
async function writeVersion(others: readonly { url: string; revision: string }[]) {
  const files = others.map(({ url, revision }) => `${url} ${revision}`).toSorted()
  const version = (await revisionOf(Buffer.from(files.join('\n')))).slice(0, 8)
  writeFileSync(join(clientDirectory, versionFile), version)
  return { url: versionFile, revision: await revisionOf(Buffer.from(version)), size: version.length }
}

/** Writes everything of the list that the worker takes from one file. */
export function writeSiteFile() {
  const addresses = list.map(({ url }) => url).filter(isInSiteFile)
  const texts = addresses.map((address) => [address, readFileSync(pathOf(address), 'utf8')])
  writeFileSync(join(clientDirectory, siteFile), JSON.stringify(Object.fromEntries(texts)))
}

/** For visitors who are asked before the worker fetches anything: its size, to the next ten kilobytes, because it is "about". */
export function writeOfflineSize() {
  const files = [siteFile, ...list.map(({ url }) => url).filter((url) => !isInSiteFile(url))]
  const bytes = files.reduce((sum, file) => sum + bytesOf(pathOf(file)), 0)
  writeFileSync(
    join(clientDirectory, 'offline.json'),
    JSON.stringify({ kilobytes: Math.ceil(bytes / 10_000) * 10 }),
  )
}

/** Where the file behind an address lies. */
function pathOf(address: string): string {
  const isPage = !address.includes('.') && address !== notFoundFile
  return join(clientDirectory, isPage ? fileOf(address) : address)
}

function bytesOf(file: string): number {
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size
}
