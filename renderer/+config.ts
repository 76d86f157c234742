import type { Config } from 'vike/types'

/**
 * vike is used for one thing: turning each path into an HTML file. Routing is TanStack Router's (decision 002), and the
 * browser's script is an entry of our own (vite.config.ts), so vike adds nothing to a page.
 */
export default {
  route: '*',
  clientRouting: false,
  prerender: { noExtraDir: true },
} satisfies Config
