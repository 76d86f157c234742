/** How a page's address relates to its file and to other spellings of it: one rule for build, server, worker and browser. */

/** Where the file of a page lies in the built site: `/about` is `/about.html`. */
export function fileOf(path: string): string {
  return path === '/' ? '/index.html' : `${path}.html`
}

/** The address of the page that a file holds; the not-found page has its own name only. */
export function addressOf(file: string): string {
  if (file === notFoundFile) return file
  return file.replace(/(^\/index)?\.html$/, '') || '/'
}

/** The file that is sent for an unknown address. */
export const notFoundFile = '/404.html'

/**
 * The one address that other spellings stand for: lower case, single slashes, none at the end, no `.html`. Whoever answers for
 * the site redirects to it where it is a page's address.
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
