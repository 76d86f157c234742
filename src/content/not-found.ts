/** The words of the page for unknown paths. */
import type { HeroContent } from './types.ts'

export const hero = {
  kicker: 'Off the path',
  title: 'Page not found',
  lead: 'This page does not exist or has moved. The rest of the site is one tap away.',
  actions: [{ label: 'Go to the home page', to: '/' }],
} as const satisfies HeroContent
