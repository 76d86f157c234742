import { defineConfig, minimal2023Preset } from '@vite-pwa/assets-generator/config'

/**
 * `npm run draw` generates every launcher icon from public/icon.svg. The drawing fills its square and keeps
 * the mark inside the safe zone, so no icon needs padding.
 */
export default defineConfig({
  preset: {
    ...minimal2023Preset,
    transparent: { ...minimal2023Preset.transparent, padding: 0 },
    maskable: { ...minimal2023Preset.maskable, padding: 0 },
    apple: { ...minimal2023Preset.apple, padding: 0 },
    png: { compressionLevel: 9, palette: true },
  },
  images: ['public/icon.svg'],
})
