/** The build's chunks and their file names. */
import type { Plugin } from 'vite'
import { hashedDirectory } from '../../src/addresses.ts'
import { scriptsOfEveryPage } from '../../src/pwa/site-bundle.ts'
import { pageIn, scriptOfPage } from './page-files.ts'

const { packages, shared } = scriptsOfEveryPage

/**
 * The shared chunks: the packages, which change only with a dependency, and modules of at most 3 KB that at least four
 * chunks use; larger ones are the words of few pages. Fewer files compress better and need fewer requests (decision 024).
 */
const chunkGroups = [
  {
    name: packages,
    test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]|vite\/preload-helper/,
    priority: 2,
  },
  { name: shared, test: /src[\\/]/, minShareCount: 4, maxModuleSize: 3000, priority: 1 },
]

/**
 * Page chunks have stable names such as /pages/about.js, so that a changed word renames no other file (decision 008).
 * Browsers revalidate them, and the worker tells versions apart by revision. All other chunks have hashed
 * names and are cached for a year.
 */
function chunkFileName({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const page = pageIn(facadeModuleId)
  return (page ? scriptOfPage(page) : `${hashedDirectory}[name].[hash].js`).slice(1)
}

/**
 * Asks V8 to compile the packages eagerly, off the main thread, while they download. Otherwise it compiles
 * each function at its first call (v8.dev/blog/explicit-compile-hints, Chrome 136). Other engines ignore it.
 * It must be the file's first line.
 */
function compileHint({ name }: { name: string }): string {
  return name === packages ? '//# allFunctionsCalledOnLoad' : ''
}

/**
 * Sets chunks and their names for the browser's build. A plugin does, because vike adds a group to a list in the configuration:
 * a chunk for each sheet. The class names of a component belong in its chunk (decision 019).
 */
export function chunks(): Plugin {
  return {
    name: 'site:chunks',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    outputOptions: (options) => ({
      ...options,
      codeSplitting: { groups: chunkGroups },
      chunkFileNames: chunkFileName,
      postBanner: compileHint,
      // A second time, after Terser (vite.config.ts, decision 025).
      minify: true,
    }),
  }
}
