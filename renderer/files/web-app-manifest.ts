import type { ManifestOptions } from 'vite-plugin-pwa'
import { descriptions } from '../../src/content/descriptions.ts'
import { pageAt } from '../../src/content/pages.ts'
import { site } from '../../src/content/site.ts'
import { titleFor } from '../../src/head/head.ts'
import { palette } from '../../tokens.ts'

/** Viewports of the install dialog's screenshots: a phone and a computer. */
const shapes = {
  narrow: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
} as const

/** The screenshots of the install dialog. The manifest lists them; `npm run draw` takes them. */
export const screenshots = [
  { path: '/', src: '/screenshots/narrow-landing.png', shape: 'narrow', ...shapes.narrow },
  { path: '/rewards', src: '/screenshots/narrow-rewards.png', shape: 'narrow', ...shapes.narrow },
  { path: '/chatbot', src: '/screenshots/narrow-chatbot.png', shape: 'narrow', ...shapes.narrow },
  { path: '/', src: '/screenshots/wide-landing.png', shape: 'wide', ...shapes.wide },
  { path: '/wellnet', src: '/screenshots/wide-wellnet.png', shape: 'wide', ...shapes.wide },
] as const

/** The icon that is also the organisation's logo for search engines. */
export const logo = '/pwa-512x512.png'

/** Width and height of a shortcut's icon in pixels, as launchers require. */
export const shortcutSize = 96

/** Shortcuts of the launcher icon: their pages, and the files of their icons, which `npm run draw` draws. */
export const shortcuts = [
  { path: '/chatbot', icon: '/shortcut-coach.png' },
  { path: '/rewards', icon: '/shortcut-rewards.png' },
  { path: '/network', icon: '/shortcut-partners.png' },
  { path: '/contact', icon: '/shortcut-contact.png' },
] as const

/** The web app manifest. */
export const manifest = {
  id: '/',
  name: titleFor('/'),
  short_name: site.name,
  description: descriptions['/'].description,
  lang: site.locale,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  // Links to the site open in an existing app window, if the visitor allows it.
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  handle_links: 'preferred',
  // `orientation` is left out: the pages work in both, and locking it fails WCAG 1.3.4.
  theme_color: palette.night.light,
  background_color: palette.night.light,
  categories: ['health', 'fitness', 'lifestyle'],
  icons: [
    { src: '/pwa-64x64.png', sizes: '64x64', type: 'image/png', purpose: 'any' },
    { src: '/pwa-192x192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: logo, sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/maskable-icon-512x512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: shortcuts.map(({ path, icon }) => ({
    name: pageAt(path).label,
    url: path,
    icons: [{ src: icon, sizes: `${shortcutSize}x${shortcutSize}`, type: 'image/png' }],
  })),
  screenshots: screenshots.map(({ path, src, shape, viewport, deviceScaleFactor }) => ({
    src,
    sizes: `${viewport.width * deviceScaleFactor}x${viewport.height * deviceScaleFactor}`,
    type: 'image/png',
    form_factor: shape,
    label: pageAt(path).title,
  })),
} satisfies Partial<ManifestOptions>
