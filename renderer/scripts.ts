/** How the build puts scripts together. */

/** Scripts that change only with a dependency: a visitor who has them keeps them over many versions of the site. */
export const packageChunks = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
  { name: 'router', test: /node_modules[\\/]@tanstack[\\/]/, priority: 1 },
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
 * Asks V8 to compile React and the router while they arrive and away from the main thread, where it would compile each function when
 * it is first called (v8.dev/blog/explicit-compile-hints, Chrome 136; for other engines a comment). It has to be the first line of a file.
 */
export function compileHint({ name }: { name: string }): string {
  return packageChunks.some((group) => group.name === name) ? '//# allFunctionsCalledOnLoad' : ''
}
