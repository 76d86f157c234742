/** Maps page addresses to files and to other spellings. Build, server, worker and browser share this rule. */

/* Pages on which the address or the tab has something of the visitor. */

/** The page whose address has the visitor's plan. */
export const planPage = '/rewards'

/** The page whose hash names a legal document. */
export const legalPage = '/legal'

/** The page with the form, of which the tab stores a draft. */
export const formPage = '/contact'

/** The file of a page: `/about` is in `/about.html`. */
export function fileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`
}

/** The file that an address serves: a page, or the file of that name. */
export function fileAt(address: string): string {
  return address.includes('.') ? address : fileOf(address)
}

/** The address of the page in a file. The address of the not-found page is its file name. */
export function addressOf(file: string): string {
  if (file === notFoundFile) return file
  return file.replace(/(^\/index)?\.html$/, '') || '/'
}

/** The directory of files with a hash in their name. Their content never changes, so caches keep them for a year. */
export const hashedDirectory = '/assets/'

/** The file of the service worker. */
export const workerFile = '/sw.js'

/** The file of the not-found page. */
export const notFoundFile = '/404.html'

/**
 * The file that bundles pages, page code, styles and pictures. The worker fetches it instead of each alone
 * (decision 007).
 */
export const siteBundle = '/site.json'

/** The file with the download size of the precache. */
export const offlineSizeFile = '/offline.json'

/** The file with the site's version, for the data panel. */
export const versionFile = '/version.txt'

/**
 * Returns the one address of all spellings: lower case, single slashes, no trailing slash, no `.html`.
 * Server, worker and browser redirect other spellings of a page's address to it.
 */
export function plainAddress(pathname: string): string {
  const path = decoded(pathname)
    .toLowerCase()
    .replaceAll(/\/{2,}/g, '/')
  return path.replace(/(^\/index)?\.html$|\/$/, '') || '/'
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
