import type { ManifestOptions } from 'vite-plugin-pwa'
import { pageAt } from '../content/pages.ts'
import { site } from '../content/site.ts'

/** The colour of the browser's own bars: that of the night ground in each scheme (uno.config.ts, `--night`). */
export const themeColors = { light: '#0A0F2C', dark: '#070A20' } as const

/** The web app manifest. */
export const manifest = {
  id: '/',
  name: `${site.name}: ${pageAt('/').title}`,
  short_name: site.name,
  description: pageAt('/').description,
  lang: site.locale,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: themeColors.light,
  background_color: themeColors.light,
  categories: ['health', 'fitness', 'lifestyle'],
  icons: [
    { src: '/pwa-64x64.png', sizes: '64x64', type: 'image/png' },
    { src: '/pwa-192x192.png', sizes: '192x192', type: 'image/png' },
    { src: '/pwa-512x512.png', sizes: '512x512', type: 'image/png' },
    { src: '/maskable-icon-512x512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
} satisfies Partial<ManifestOptions>
