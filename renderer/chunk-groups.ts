/** Scripts that change only with a dependency: a visitor who has them keeps them over many versions of the site. */
export const packageChunks = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/]app[\\/]react\.ts/,
    priority: 3,
  },
  { name: 'router', test: /node_modules[\\/]@tanstack[\\/]/, priority: 2 },
]

/**
 * Asks V8 to compile React and the router while they arrive and away from the main thread, where it would compile each function when
 * it is first called (v8.dev/blog/explicit-compile-hints, Chrome 136; for other engines a comment). It has to be the first line of a file.
 */
export const compileHint = ({ name }: { name: string }) =>
  packageChunks.some((group) => group.name === name) ? '//# allFunctionsCalledOnLoad' : ''

/**
 * How scripts are put together, besides one for each page that has its own: what they share would be a dozen tiny files.
 * `site` is part of every first visit; `parts` are of the pages that have a script, and stay out of it.
 */
export const chunkGroups = [
  ...packageChunks,
  {
    name: 'site',
    test: /src[\\/](app|content|pwa)[\\/]|trusted-html/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'parts',
    test: /src[\\/](components|pages)[\\/](?!icon)/,
    minShareCount: 2,
    priority: 1,
  },
]
