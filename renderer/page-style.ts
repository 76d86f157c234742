import { PurgeCSS } from 'purgecss'

/** Anything in a text that may be the name of a class, an element, an attribute or a state. */
const words = /[^\s"'`<>=]+/g

/** What every document has, whatever stands in it. */
const everywhere = ['html', 'body', ':focus-visible']

/**
 * The part of the site's style that one page uses.
 *
 * @param style of the whole site
 * @param texts the page's HTML, and the scripts that may add to it
 * @throws where a class would not be found, because its name is escaped in HTML
 */
export async function pageStyle(style: string, texts: readonly string[]): Promise<string> {
  const [escaped] = texts.flatMap((text) => text.match(/\bclass="[^"]*&[^"]*"/) ?? [])
  if (escaped) throw new Error(`${escaped}: give it a name among the shortcuts of uno.config.ts`)
  const [result] = await new PurgeCSS().purge({
    content: texts.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: style }],
    defaultExtractor: (text) => text.match(words) ?? [],
    keyframes: true,
    safelist: everywhere,
  })
  return result!.css
}
