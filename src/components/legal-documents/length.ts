import type { LegalBlock, LegalDocument } from '../../content/legal/types.ts'

/** One dot of a document's row. */
export const wordsPerDot = 25

const wordsPerMinute = 200

/** A document's length: dots of its row, and minutes to read it. */
export function lengthOf({ summary, sections }: Pick<LegalDocument, 'summary' | 'sections'>) {
  const texts = [
    ...summary,
    ...sections.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(textsOf)]),
  ]
  const words = texts.reduce((sum, text) => sum + text.split(/\s+/).length, 0)
  return {
    dots: Math.ceil(words / wordsPerDot),
    minutes: Math.max(1, Math.round(words / wordsPerMinute)),
  }
}

function textsOf(block: LegalBlock): readonly string[] {
  if (block.kind === 'list') return block.items
  if (block.kind === 'table') return [block.caption, ...block.columns, ...block.rows.flat()]
  return [block.text]
}
