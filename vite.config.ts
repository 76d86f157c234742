import { registerHooks } from 'node:module'
import react from '@vitejs/plugin-react'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { afterPrerender } from './renderer/after-prerender.ts'
import { chunkGroups, compileHint } from './renderer/chunk-groups.ts'
import { pageScripts, smallPreload, withoutVikeRuntime } from './renderer/page-scripts.ts'
import { siteVariables } from './setup/site-variables.ts'
import { gallery } from './src/gallery/gallery-plugin.ts'
import { manifest } from './src/pwa/manifest.ts'
import { clientDirectory, outputDirectory } from './renderer/output.ts'
import look from './uno.config.ts'

/**
 * What plugins load and this site does not use: workbox-build, and with it Babel, Rollup and Terser, for a list of files that
 * src/pwa/precache.ts makes (decision 003), and the server of UnoCSS's inspector, for 0.15 s. They get an empty plugin instead.
 */
const unused = ['workbox-build', '@unocss/inspector']

registerHooks({
  resolve: (name, context, next) =>
    next(unused.includes(name) ? 'data:text/javascript,export default () => []' : name, context),
})

// A build loads this file six times; without this, Vite takes it and its imports apart each time, to find what its next
// major version would not load: a quarter of a second.
process.env.VITE_CONFIG_NATIVE_IGNORE_WARNING = 'true'

// Static imports come before the hook.
const { default: unocss } = await import('unocss/vite')

export default defineConfig(async ({ command, mode }) => ({
  plugins: [
    gallery(),
    react(),
    // While developing, it reads its file itself, again after each change.
    unocss(command === 'build' ? { ...look, configFile: false } : 'uno.config.ts'),
    vike(),
    pageScripts(),
    withoutVikeRuntime(),
    smallPreload(),
    withoutEarlyWorker(
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'src/pwa',
        filename: 'sw.ts',
        outDir: clientDirectory,
        injectRegister: null,
        includeManifestIcons: false,
        manifest,
        injectManifest: { injectionPoint: '', rollupFormat: 'iife', minify: true },
      }),
    ),
    afterPrerender(),
  ],
  define: builtIn(siteVariables(process.env)),
  build: { assetsInlineLimit: 0, outDir: outputDirectory, reportCompressedSize: false },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups }, postBanner: compileHint },
          plugins: mode === 'analyze' ? [await treemap()] : [],
        },
      },
    },
  },
}))

async function treemap() {
  const { visualizer } = await import('rollup-plugin-visualizer')
  return visualizer({ filename: 'dist/treemap.html', brotliSize: true, open: true })
}

/** vite-plugin-pwa would make its worker once before there are pages, too (decision 003). */
function withoutEarlyWorker(plugins: Plugin[]): Plugin[] {
  return plugins.map(({ closeBundle: _early, ...plugin }) => plugin)
}

/** Writes the values of environment variables into the code, where `process.env` does not exist. */
function builtIn(values: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `process.env.${name}`,
      JSON.stringify(value) ?? 'undefined',
    ]),
  )
}
