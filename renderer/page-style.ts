import { PurgeCSS } from 'purgecss'

/** Anything that may be the name of a class, an element, an attribute or a state. */
const names = /[^\s"'`<>=]+/g

const tags = /<[^>]*>/g

/** `:has(.name)`, where PurgeCSS does not look: it would keep the rule on every page. */
const having = /:has\([+>~ ]*(\.[\w-]+)\)/g

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
  const present = new Set(
    [html.match(tags)?.join('') ?? '', ...scripts].flatMap((text) => text.match(names) ?? []),
  )
  const [result] = await new PurgeCSS().purge({
    content: [{ raw: '', extension: 'html' }],
    css: [
      { raw: style.replaceAll(having, (has, name: string) => (present.has(name.slice(1)) ? has : name)) },
    ],
    defaultExtractor: () => [...present],
    keyframes: true,
    variables: true,
    safelist: everywhere,
  })
  return result!.css
}
