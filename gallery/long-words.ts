/** As long as the longest words of Afrikaans and isiZulu. In a heading it is wider than a phone. */
const longWord = 'unbreakable'.repeat(2)

/**
 * The same content with a long word in front of each text, for an example of what a component does with it. A text has a
 * space: names, paths and ids stay as they are.
 */
export function withLongWords<Content>(content: Content): Content {
  if (typeof content === 'string')
    return (content.includes(' ') ? `${longWord} ${content}` : content) as Content
  if (Array.isArray(content)) return content.map((item: unknown) => withLongWords(item)) as Content
  if (typeof content !== 'object' || content === null) return content
  const entries = Object.entries(content).map(([key, value]) => [key, withLongWords<unknown>(value)])
  return Object.fromEntries(entries) as Content
}
