import { hashedDirectory } from '../addresses.ts'

/**
 * The file that bundles pages, page code, styles and pictures. The worker fetches it instead of more than sixty
 * files (decision 007).
 */
export const siteBundle = '/site.json'

/** Names of the scripts that every page fetches: the entry, and the shared chunks (renderer/bundle/chunks.ts). */
export const scriptsOfEveryPage = { entry: 'site', packages: 'packages', shared: 'shared' } as const

/** Whether `/site.json` contains a file of the precache list: all but those scripts and the font, which pages fetch first. */
export function isInSiteBundle(address: string): boolean {
  const scripts = Object.values(scriptsOfEveryPage).join('|')
  return !new RegExp(`^${hashedDirectory}(${scripts})\\.|\\.woff2$`).test(address)
}

/** The file with the download size of the precache, which renderer/files/precache.ts writes. */
export const offlineSizeFile = '/offline.json'

/** The file with the site's version, for the data panel. */
export const versionFile = '/version.txt'
