import react from '@vitejs/plugin-react'
import unocss from 'unocss/vite'
import vike from 'vike/plugin'
import { defineConfig } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { afterPrerender } from './renderer/after-prerender.ts'
import { manifest } from './src/pwa/manifest.ts'
import { precacheOptions } from './src/pwa/precache.ts'

export default defineConfig({
  plugins: [
    react(),
    unocss(),
    vike(),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/pwa',
      filename: 'sw.ts',
      outDir: 'dist/client',
      injectRegister: null,
      manifest,
      injectManifest: { ...precacheOptions, rollupFormat: 'iife', minify: true },
    }),
    afterPrerender(),
  ],
  build: { assetsInlineLimit: 0 },
})
