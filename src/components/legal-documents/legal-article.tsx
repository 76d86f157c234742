import type { LegalDocument } from '../../content/legal/types.ts'
import { Button } from '../actions/button.tsx'
import type { LegalWords } from './legal-menu.tsx'
import { LegalText } from './legal-text.tsx'
import * as style from './legal.module.css'
import type { Length } from './length.ts'

interface LegalArticleProps {
  document: LegalDocument
  length: Length
  words: LegalWords
  /** Dots of the longest document. */
  perRow: number
  /** Another document is shown. */
  hidden: boolean
}

/** One document, and a button that prints it. Its heading has the id, so that a hash scrolls to the title and focuses it. */
export function LegalArticle({ document, length, words, perRow, hidden }: LegalArticleProps) {
  const { id, title, lastUpdated } = document
  return (
    <article className={style.article} aria-labelledby={id} hidden={hidden}>
      <h2 id={id} tabIndex={-1} className="title-loud">
        {title}
      </h2>
      <div className={style.updated}>
        <p>{`${words.updated} ${lastUpdated}`}</p>
        <Button className="scripting-only" onClick={() => print()}>
          {words.print}
        </Button>
      </div>
      <LegalText document={document} length={length} inShort={words.inShort} perRow={perRow} />
    </article>
  )
}
