import type { LegalOutline } from '../../content/types.ts'

interface LegalArticleProps {
  content: LegalOutline
  /** The text as HTML, made by `LegalText` when the site is built. */
  text: TrustedHTML | string
  /** When it was last changed, in words. */
  updated: string
  /** Where it comes from; stands on paper only. */
  source: string
  hidden: boolean
}

/**
 * One document. Its id stands on the heading, so that whatever follows the hash, browser or script, takes the reader
 * and the focus to the title.
 */
export function LegalArticle({ content, text, updated, source, hidden }: LegalArticleProps) {
  const { id, title } = content
  return (
    <article className="legal-document" aria-labelledby={id} hidden={hidden}>
      <p className="legal-source">{source}</p>
      <h2 id={id} tabIndex={-1} className="title-2">
        {title}
      </h2>
      <p className="legal-updated">{updated}</p>
      <div className="legal-text" data-document={id} dangerouslySetInnerHTML={{ __html: text }} />
    </article>
  )
}
