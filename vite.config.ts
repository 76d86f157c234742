import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import unocss from 'unocss/vite'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { gallery } from './gallery/serve-gallery.ts'
import { entryModule } from './renderer/bundle/built-assets.ts'
import { chunks } from './renderer/bundle/chunks.ts'
import { clientDirectory, outputDirectory } from './renderer/directories.ts'
import { finishBuild } from './renderer/files/finish-build.ts'
import { listAndBundle, precachedFiles } from './renderer/files/precache.ts'
import { manifest } from './renderer/files/web-app-manifest.ts'
import { oldestEngines } from './renderer/oldest-engines.ts'
import { siteVariables } from './renderer/site-variables.ts'
import { pageSheets } from './renderer/style/page-sheets.ts'
import { readableStyleNames, styleNames } from './renderer/style/style-names.ts'
import { hashedDirectory } from './src/addresses.ts'
import { scriptsOfEveryPage } from './src/pwa/site-bundle.ts'

const variables = siteVariables(process.env)

export default defineConfig({
  plugins: [
    react(),
    unocss(),
    vike(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'sw.ts',
      outDir: clientDirectory,
      injectRegister: null,
      includeManifestIcons: false,
      manifest,
      injectManifest: {
        ...precachedFiles,
        manifestTransforms: [listAndBundle],
        // Firefox 115 has no modules in service workers.
        rollupFormat: 'iife',
        minify: true,
      },
    }),
    chunks(),
    pageSheets(),
    finishBuild(),
    readableStyleNames(),
    gallery(),
  ],
  define: builtIn(variables),
  // No sheet uses light-dark(), for which Lightning CSS would add variables to each `color-scheme`.
  css: { modules: styleNames, lightningcss: { exclude: Features.LightDark } },
  build: {
    minify: 'terser',
    target: Object.entries(oldestEngines).map((engine) => engine.join('')),
    // A picture is a file, which pages share and the worker stores, and never a data URL.
    assetsInlineLimit: 0,
    outDir: outputDirectory,
    assetsDir: hashedDirectory.slice(1, -1),
    // Half a screen of times in every build would hide a warning.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: { input: { [scriptsOfEveryPage.entry]: entryModule } },
      },
    },
    // Where pages are prerendered, a module that browsers load later is in the same file.
    ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } } },
  },
})

/** Replaces environment variables in the code by their values, because browsers have no `process.env`. */
function builtIn(values: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `process.env.${name}`,
      JSON.stringify(value) ?? 'undefined',
    ]),
  )
}
