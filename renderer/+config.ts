import type { Config } from 'vike/types'

/** vike is used for one thing: turning each path into an HTML file. Routing is TanStack Router's (decision 002). */
export default {
  route: '*',
  clientRouting: false,
  prerender: { noExtraDir: true },
  injectScriptsAt: 'HTML_END',
} satisfies Config
