/** A word of 22 letters. In a heading it is wider than a phone. */
const longWord = 'unbreakable'.repeat(2)

/**
 * Keys whose texts stay as they are: places, codes, units, amounts, and the names of a drawing's dots. A text that is a key of a
 * lookup, such as a variant, belongs here too: with a long word it finds nothing, and the example throws or has no style.
 */
const kept = ['to', 'hash', 'icon', 'code', 'per', 'large', 'names'] as const

/** The same content with texts that no type knows word for word. */
type WithLongWords<Content> = Content extends string
  ? string
  : {
      [Key in keyof Content]: Key extends (typeof kept)[number] ? Content[Key] : WithLongWords<Content[Key]>
    }

/** The same content with a long word in front of each text, for an example of what a component does with it. */
export function withLongWords<Content>(content: Content): WithLongWords<Content>
export function withLongWords(content: unknown): unknown {
  if (typeof content === 'string') return `${longWord} ${content}`
  if (Array.isArray(content)) return content.map((item: unknown) => withLongWords(item))
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([key, value]: [string, unknown]) => [
      key,
      kept.some((name) => name === key) ? value : withLongWords(value),
    ]),
  )
}
