import type { LegalBlock, LegalDocument } from '../../content/legal/types.ts'

/** One dot of a document's row. */
export const wordsPerDot = 25

const wordsPerMinute = 200

/** A document's length. Its parts are the summary and the sections. */
export interface Length {
  /** Dots of its row. */
  dots: number
  /** Dots of its row up to the end of each part. */
  dotsSoFar: readonly number[]
  /** Minutes to read it. */
  minutes: number
}

/** Counts the words of a document. */
export function lengthOf({ summary, sections }: Pick<LegalDocument, 'summary' | 'sections'>): Length {
  const parts = [
    summary,
    ...sections.map(({ heading, blocks }) => [heading, ...blocks.flatMap((block) => textsOf(block))]),
  ]
  let words = 0
  const dotsSoFar = parts.map((texts) => {
    for (const text of texts) words += text.split(/\s+/).length
    return Math.ceil(words / wordsPerDot)
  })
  return {
    dots: dotsSoFar.at(-1)!,
    dotsSoFar,
    minutes: Math.max(1, Math.round(words / wordsPerMinute)),
  }
}

function textsOf(block: LegalBlock): readonly string[] {
  if (block.kind === 'list') return block.items
  if (block.kind === 'table') return [block.caption, ...block.columns, ...block.rows.flat()]
  return [block.text]
}
