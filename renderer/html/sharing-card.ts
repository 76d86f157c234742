import type { PageMeta } from '../../src/content/pages.ts'

/** Size of a sharing card in pixels, as social networks show it without cropping. */
export const cardSize = { width: 1200, height: 630 } as const

/** Path of a page's sharing card, which `npm run draw` draws. */
export function cardFileOf({ name }: Pick<PageMeta, 'name'>): string {
  return `/og/${name}.png`
}
