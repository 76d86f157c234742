import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { afterPrerender } from './renderer/after-prerender.ts'
import { siteVariables } from './setup/site-variables.ts'
import { gallery } from './src/gallery/gallery-plugin.ts'
import { manifest } from './src/pwa/manifest.ts'
import { precacheOptions } from './src/pwa/precache.ts'

/**
 * Besides one chunk for each page: what changes only with a dependency, and the components that pages share, which
 * would otherwise be a dozen tiny files.
 */
const chunkGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: 'router', test: /node_modules[\\/]@tanstack[\\/]/, priority: 2 },
  { name: 'site', test: /src[\\/](app|art|components|pwa)[\\/]/, minShareCount: 2, priority: 1 },
]

export default defineConfig({
  plugins: [
    gallery(),
    react(),
    unocss(),
    vike(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'sw.ts',
      outDir: 'dist/client',
      injectRegister: null,
      includeManifestIcons: false,
      manifest,
      injectManifest: { ...precacheOptions, rollupFormat: 'iife', minify: true },
    }),
    afterPrerender(),
  ],
  define: builtIn(siteVariables(process.env)),
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
  },
})

/** Writes the values of environment variables into the code, where `process.env` does not exist. */
function builtIn(values: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      `process.env.${name}`,
      JSON.stringify(value) ?? 'undefined',
    ]),
  )
}
