import { parse } from 'postcss'
import type { ChildNode, Container } from 'postcss'

/** Anything that may be the name of a class, an element, an attribute or a state. */
const names = /[^\s"'`<>=]+/g

const tags = /<[^>]*>/g

/** What every document has, whatever stands in it. */
const everywhere = ['html', 'body']

/** A part of the site's sheet: what it is on a page that has certain names, which may be nothing. */
type Part = (present: ReadonlySet<string>) => string

/**
 * The part of the site's style that one page uses.
 *
 * @param style of the whole site
 * @param html of the page; what it says in words names no class
 * @param scripts that may add to it
 * @throws where a class would not be found, because its name is escaped in HTML
 */
export function pageStyle(style: string, html: string, scripts: readonly string[]): string {
  const [escaped] = /\bclass="[^"]*&[^"]*"/.exec(html) ?? []
  if (escaped) throw new Error(`${escaped}: give it a name among the shortcuts of uno.config.ts`)
  const texts = [html.match(tags)?.join('') ?? '', ...scripts]
  const present = new Set([...everywhere, ...texts.flatMap((text) => text.match(names) ?? [])])
  return withoutUnused(sheetOf(style)(present))
}

/** The site's sheet, which is the same for all pages: to take it apart once is most of the work. */
let lastSheet: { style: string; sheet: Part } | undefined

function sheetOf(style: string): Part {
  if (lastSheet?.style !== style) lastSheet = { style, sheet: partsIn(parse(style)) }
  return lastSheet.sheet
}

function partsIn(container: Container): Part {
  const parts = (container.nodes ?? []).map(partOf)
  return (present) => parts.map((part) => part(present)).join('')
}

function partOf(node: ChildNode): Part {
  if (node.type === 'rule') {
    const selectors = node.selectors.map((text) => ({ text, needed: neededBy(text) }))
    const declarations = `{${node.nodes.join(';')}}`
    return (present) => {
      const kept = selectors.filter(({ needed }) => needed.every((name) => present.has(name)))
      return kept.length > 0 ? kept.map(({ text }) => text).join(',') + declarations : ''
    }
  }
  if (node.type === 'atrule' && (node.name === 'media' || node.name === 'supports')) {
    const inside = partsIn(node)
    return (present) => {
      const text = inside(present)
      return text && `@${node.name} ${node.params}{${text}}`
    }
  }
  const text = node.type === 'atrule' && !node.nodes ? `${String(node)};` : String(node)
  return () => text
}

/** Alternatives and what must not be there, brackets and all: neither has to be on the page. */
const notNeeded = /(?<!\\):(?:is|where|not|nth-[\w-]+)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g

const states = /(?<!\\)::?[a-z-]+/g

/** What an attribute is to say or to end in. */
const values = /(?<=(?<!\\)\[[\w-]+)[^\w\]-][^\]]*/g

/** The classes, elements and attributes without which a selector finds nothing; those within `:has()` too. */
function neededBy(selector: string): string[] {
  const bare = [notNeeded, values, states].reduce((text, pattern) => text.replaceAll(pattern, ' '), selector)
  return (bare.match(/(?:\\.|[\w-])+/g) ?? []).map((name) => name.replaceAll(/\\(.)/g, '$1'))
}

/** Takes out custom properties and animations that nothing on the page names, and then those that only these named. */
function withoutUnused(css: string): string {
  const used = new Set(css.match(/(?<=var\()--[\w-]+/g))
  const rest = css
    .replaceAll(/(?<=[{;]\s*)(--[\w-]+)\s*:[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) =>
      used.has(name) ? declaration : '',
    )
    .replaceAll(/@keyframes ([\w-]+)\s*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, (keyframes, name: string) =>
      css.replace(keyframes, '').includes(name) ? keyframes : '',
    )
  return rest === css ? css.replaceAll(';}', '}') : withoutUnused(rest)
}
