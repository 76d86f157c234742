import type { LegalDocument } from '../../content/legal/types.ts'
import { LegalText } from './legal-text.tsx'
import * as style from './legal.module.css'

interface LegalArticleProps {
  content: LegalDocument
  /** Date of the latest change, in words. */
  updated: string
  hidden: boolean
  inShort: string
}

/** One document. Its heading has the id, so that a hash scrolls to the title and focuses it. */
export function LegalArticle({ content, updated, hidden, inShort }: LegalArticleProps) {
  const { id, title } = content
  return (
    <article className={style.article} aria-labelledby={id} hidden={hidden}>
      <h2 id={id} tabIndex={-1} className="title-loud">
        {title}
      </h2>
      <p className={style.updated}>{updated}</p>
      <LegalText document={content} inShort={inShort} />
    </article>
  )
}
