import { PurgeCSS } from 'purgecss'

/** Anything that may be the name of a class, an element, an attribute or a state. */
const names = /[^\s"'`<>=]+/g

const tags = /<[^>]*>/g

/** What every document has, whatever stands in it. */
const everywhere = ['html', 'body', ':focus-visible']

/**
 * The part of the site's style that one page uses.
 *
 * @param style of the whole site
 * @param html of the page; what it says in words names no class
 * @param scripts that may add to it
 * @throws where a class would not be found, because its name is escaped in HTML
 */
export async function pageStyle(style: string, html: string, scripts: readonly string[]): Promise<string> {
  const [escaped] = /\bclass="[^"]*&[^"]*"/.exec(html) ?? []
  if (escaped) throw new Error(`${escaped}: give it a name among the shortcuts of uno.config.ts`)
  const [result] = await new PurgeCSS().purge({
    content: [html.match(tags)?.join('') ?? '', ...scripts].map((raw) => ({ raw, extension: 'html' })),
    css: [{ raw: style }],
    defaultExtractor: (text) => text.match(names) ?? [],
    keyframes: true,
    variables: true,
    safelist: everywhere,
  })
  return result!.css
}
