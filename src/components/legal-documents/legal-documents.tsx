import { useHydrated } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { LegalDocument, LegalOutline } from '../../content/legal/types.ts'
import { LegalArticle } from './legal-article.tsx'
import { LegalMenu } from './legal-menu.tsx'
import type { LegalWords } from './legal-menu.tsx'
import * as style from './legal.module.css'
import { lengthOf } from './length.ts'
import { useChosenDocument } from './use-chosen-document.ts'

interface LegalDocumentsProps {
  documents: readonly LegalDocument[]
  words: LegalWords
  /** Shown in print only: the publisher, and the page's address without a hash. */
  source: { publisher: string; address: string }
  /** Called after each navigation with the chosen document, if the address names one. */
  onChosen: (chosen?: LegalOutline) => void
}

/**
 * Shows one document at a time: the one that the hash names, otherwise the first. Before hydration and
 * without JavaScript, `:target` selects it (legal.module.css). After hydration `hidden` does, because the
 * router's navigations do not change `:target`.
 */
export function LegalDocuments({ documents, words, source, onChosen }: LegalDocumentsProps) {
  const chosen = useChosenDocument(documents, onChosen)
  const shown = useHydrated() ? chosen.id : undefined
  const measured = useMemo(
    () => documents.map((document) => ({ document, length: lengthOf(document) })),
    [documents],
  )
  const perRow = Math.max(...measured.map(({ length }) => length.dots))

  return (
    <section className={`${style.documents} bg-paper`} data-shown={shown}>
      <div className="wrap">
        <LegalMenu documents={measured} words={words} perRow={perRow} shown={shown} />
        <div>
          <p className={style.source} data-hash={shown && `#${shown}`}>
            {`${source.publisher} · ${source.address}`}
          </p>
          {measured.map(({ document, length }) => (
            <LegalArticle
              key={document.id}
              document={document}
              length={length}
              words={words}
              perRow={perRow}
              hidden={shown !== undefined && shown !== document.id}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
