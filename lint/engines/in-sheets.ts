import type { Support } from './support.ts'

/**
 * Finds what a sheet uses and engines lack.
 *
 * @returns a function from the text of a sheet, without comments, to keys in MDN's data, without `css.` before them
 */
export function newInSheets(isSupported: Support): (sheet: string) => string[] {
  return (sheet) => keysIn(sheet).filter((key) => isSupported.get(`css.${key}`) === false)
}

/** The keys of what a sheet uses. */
function keysIn(sheet: string): string[] {
  // Two declarations of `content`, of which an old engine ignores the second: it has words for screen readers.
  const css = sheet.replaceAll(/(content: ([^;]+);)\s*content: \2 \/ '';/g, '$1')
  const declarations = Array.from(css.matchAll(/([\w-]+)\s*:\s*([^{};]+)(?=[;}])/g))
  return [
    ...found(css, /([^{};]+)\{/g).flatMap(keysOfPrelude),
    ...declarations.flatMap(([, property, value]) => keysOfDeclaration(property!, value!)),
  ]
}

/** The keys of the prelude of a block: its selectors, or an at-rule with its conditions. */
function keysOfPrelude(prelude: string): string[] {
  return [
    ...found(prelude, /@([\w-]+)/g).map((rule) => `at-rules.${rule}`),
    ...found(prelude, /::?([\w-]+)/g).map((selector) => `selectors.${selector}`),
    ...(prelude.includes('@media') ? found(prelude, /\(([\w-]+)/g) : []).map(
      (media) => `at-rules.media.${media}`,
    ),
  ]
}

/** The keys of a property, its keywords, its functions and its units. */
function keysOfDeclaration(property: string, value: string): string[] {
  const own = `properties.${property}`
  return [
    own,
    ...found(value, /([\w-]+)/g).map((word) => `${own}.${word}`),
    ...found(value, /([\w-]+)\(/g).map((type) => `types.${type}`),
    ...found(value, /([\w-]+)\(from /g).map((type) => `types.color.${type}.relative_syntax`),
    ...(/\ballow-discrete\b/.test(value) ? ['properties.transition-behavior'] : []),
    ...found(value, /\d([a-z]+)\b/g).map((unit) => `types.length.${unit}`),
    ...(/'[^']*' \/ '/.test(value) ? [`${own}.alt_text`] : []),
  ]
}

/** What the first group of a pattern finds in a text. */
function found(text: string, pattern: RegExp): string[] {
  return Array.from(text.matchAll(pattern), ([, group]) => group!)
}
