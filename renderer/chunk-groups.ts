/** Scripts that change only with a dependency: a visitor who has them keeps them over many versions of the site. */
export const packageChunks = [
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]|src[\\/]app[\\/]react\.ts/,
    priority: 3,
  },
  { name: 'router', test: /node_modules[\\/]@tanstack[\\/]/, priority: 2 },
]

/** How scripts are put together, besides one for each page that has its own: what pages share would be a dozen tiny files. */
export const chunkGroups = [
  ...packageChunks,
  {
    name: 'site',
    test: /src[\\/](app|art|components|content|pages|pwa)[\\/]/,
    minShareCount: 2,
    priority: 1,
  },
]
