import unocss from 'unocss/vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { styleNames } from './renderer/style/style-names.ts'

/** `.test.ts` files run in Node, as the build does. Component tests (`.test.tsx`) run in happy-dom. */
export default defineConfig({
  plugins: [unocss(), classNamesOnly()],
  css: { modules: styleNames },
  // A picture is a file, as in the build (vite.config.ts).
  build: { assetsInlineLimit: 0 },
  test: {
    // For a busy machine: axe that is still running when time is up would fail all tests after it.
    testTimeout: 60_000,
    // Class names as in the build.
    css: { include: /\.module\.css$/, modules: { classNameStrategy: 'scoped' } },
    // The gate reads the second report.
    reporters: ['default', ['json', { outputFile: 'dist/tallies/unit.json' }]],
    projects: [
      { extends: true, test: { name: 'node', include: ['{src,tests}/**/*.test.ts'], environment: 'node' } },
      {
        extends: true,
        test: {
          name: 'components',
          include: ['{src,tests}/**/*.test.tsx'],
          // Starting happy-dom in a VM context halves the time of these tests.
          pool: 'vmThreads',
          environment: 'happy-dom',
          // happy-dom fetches no sheets and scripts. To the page they have loaded.
          environmentOptions: { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } },
          setupFiles: 'tests/support/clean-up.ts',
        },
      },
    ],
  },
})

/**
 * Empties the rules of sheets: happy-dom would apply those too whose conditions it does not know, such as print. Sheets are
 * not cached, because a new one renames the classes of those after it (renderer/style/style-names.ts).
 */
function classNamesOnly(): Plugin {
  return {
    name: 'site:class-names-only',
    enforce: 'pre',
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (id.includes('.module.css') ? false : undefined))
    },
    transform: (css, id) => (id.endsWith('.module.css') ? css.replaceAll(/\{[^{}]*\}/g, '{}') : undefined),
  }
}
