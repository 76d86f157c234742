import { favicon } from '../src/art/mark.ts'

/** As document.tsx has it. */
const link = '<link rel="icon" href="/favicon.svg" type="image/svg+xml"/>'

/**
 * Puts the tab's icon into the page (decision 020). Quotes and angle brackets stay as they are, so that its text compresses with that of
 * the mark in the header, which has the same dots.
 *
 * @param html of a page
 * @throws when the page names no icon
 */
export function putIconInPage(html: string): string {
  if (!html.includes(link)) throw new Error(`A page has no ${link}`)
  const drawing = favicon().trim().replaceAll('"', "'").replaceAll('#', '%23')
  return html.replace(link, link.replace('/favicon.svg', `data:image/svg+xml,${drawing}`))
}
