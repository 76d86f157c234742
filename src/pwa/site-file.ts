/** One file with the text of every page, its code, its style and its pictures, which the worker fetches instead of fifty (decision 007). */
export const siteFile = '/site.json'

/** What every page fetches before the worker does: the scripts that pages share, and the font. */
const ofEveryPage = /^\/assets\/(site|packages|shared)\.|\.woff2$/

/** Whether a file on the worker's list comes with the others in one. */
export function isInSiteFile(address: string): boolean {
  return !ofEveryPage.test(address)
}

/** The fingerprint of all that the worker keeps, for the data panel. */
export const versionFile = '/version.txt'
