import { PurgeCSS } from 'purgecss'

/** Anything in a text that may be the name of a class, an element, an attribute or a state. */
const words = /[^\s"'`<>=]+/g

/** What every document has, whatever stands in it. */
const everywhere = ['html', 'body']

/**
 * The part of the site's style that one page uses.
 *
 * @param style of the whole site
 * @param texts the page's HTML, and the scripts that may add to it
 */
export async function pageStyle(style: string, texts: readonly string[]): Promise<string> {
  const [result] = await new PurgeCSS().purge({
    content: texts.map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: style }],
    defaultExtractor: (text) => text.match(words) ?? [],
    keyframes: true,
    safelist: everywhere,
  })
  return result!.css
}
