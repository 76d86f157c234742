import type { Config } from 'vike/types'

/**
 * vike prerenders each path to an HTML file. TanStack Router does the routing (decision 002), and the
 * browser's script is our own entry (vite.config.ts). vike therefore adds no code to a page.
 */
export default {
  route: '*',
  clientRouting: false,
  prerender: { noExtraDir: true },
} satisfies Config
