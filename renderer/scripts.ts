/** How the build puts scripts together. */

/**
 * The files that every page shares: the packages, which change only with a dependency, and the components and content of most pages. One file
 * compresses better than fifteen, and needs fewer requests (decision 008).
 */
export const chunkGroups = [
  { name: 'packages', test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/, priority: 2 },
  { name: 'shared', test: /src[\\/]/, minShareCount: 7, priority: 1 },
]

/**
 * The code of a page has a name without a hash, so that a changed word renames no other file: /pages/about.js. It is asked for again each
 * time, and the worker knows it by its revision. Everything else goes by its hash and is kept for a year.
 */
export function chunkFileName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, page] = /src[\\/]pages[\\/]([\w-]+)\.tsx$/.exec(facadeModuleId ?? '') ?? []
  return page ? `pages/${page}.js` : 'assets/[name].[hash].js'
}

/**
 * Asks V8 to compile the packages while they arrive and away from the main thread, where it would compile each function when
 * it is first called (v8.dev/blog/explicit-compile-hints, Chrome 136; for other engines a comment). It has to be the first line of a file.
 */
export function compileHint({ name }: { name: string }): string {
  return name === 'packages' ? '//# allFunctionsCalledOnLoad' : ''
}
