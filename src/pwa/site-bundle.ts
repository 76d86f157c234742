/**
 * The file that bundles pages, page code, styles and pictures. The worker fetches it instead of about fifty
 * files (decision 007).
 */
export const siteBundle = '/site.json'

/** Files that every page fetches before the worker does: the shared scripts and the font. */
const ofEveryPage = /^\/assets\/(site|packages|shared)\.|\.woff2$/

/** Whether `/site.json` contains a file of the precache list. */
export function isInSiteBundle(address: string): boolean {
  return !ofEveryPage.test(address)
}

/** The file with the site's version, for the data panel. */
export const versionFile = '/version.txt'
