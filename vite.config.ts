import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { afterPrerender } from './renderer/after-prerender.ts'
import { chunkGroups } from './renderer/chunk-groups.ts'
import { pageScripts, withoutVikeRuntime } from './renderer/page-scripts.ts'
import { gallery } from './src/gallery/gallery-plugin.ts'
import { manifest } from './src/pwa/manifest.ts'
import { clientDirectory, outputDirectory } from './renderer/output.ts'
import { precacheOptions } from './src/pwa/precache.ts'

export default defineConfig({
  plugins: [
    gallery(),
    react(),
    unocss(),
    vike(),
    pageScripts(),
    withoutVikeRuntime(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'sw.ts',
      outDir: clientDirectory,
      injectRegister: null,
      includeManifestIcons: false,
      manifest,
      injectManifest: { ...precacheOptions(clientDirectory), rollupFormat: 'iife', minify: true },
    }),
    afterPrerender(),
  ],
  define: { ...builtIn('SITE_ORIGIN'), ...builtIn('SUPPORT_EMAIL') },
  build: { assetsInlineLimit: 0, outDir: outputDirectory },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
})

/** Writes the value of an environment variable into the code, where `process.env` does not exist. */
function builtIn(name: string) {
  return { [`process.env.${name}`]: JSON.stringify(process.env[name]) ?? 'undefined' }
}
