import { useLinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { legalPage } from '../../addresses.ts'
import type { LegalDocument, LegalDocumentId } from '../../content/legal/types.ts'
import { fillIn } from '../../format.ts'
import { Dots } from '../print/dots.tsx'
import * as style from './legal.module.css'
import { wordsPerDot } from './length.ts'
import type { Length } from './length.ts'
import { sectionId } from './section-id.ts'
import { useMedia } from './use-media.ts'

/** The words of the menu, and those around each document. Placeholders are in braces. */
export interface LegalWords {
  /** Name of the menu for screen readers. */
  label: string
  title: string
  /** Text before a document's `lastUpdated`. */
  updated: string
  /** The button that prints a document. */
  print: string
  /** Title of a document's summary. */
  inShort: string
  /** Text that says what one dot represents. */
  legend: string
  /** How long a document takes to read. */
  minutes: string
  /** Read out after the minutes. */
  toRead: string
}

interface LegalMenuProps {
  documents: readonly { document: LegalDocument; length: Length }[]
  words: LegalWords
  /** Dots of the longest document. */
  perRow: number
  /** The current document; undefined before hydration. */
  shown: LegalDocumentId | undefined
}

/**
 * A link to each document, as a row of dots as long as its text. In a window with room for them above a notice the sections
 * of the current document follow. In a wider window the text is larger.
 */
export function LegalMenu({ documents, words, perRow, shown }: LegalMenuProps) {
  const current = documents.find(({ document }) => document.id === shown)?.document
  const hasRoom = useMedia(
    '(64rem <= width < 92rem) and (height >= 56rem), (width >= 64rem) and (height >= 67rem)',
  )
  return (
    <nav aria-label={words.label} className={style.menu}>
      <h2 className="title-2">{words.title}</h2>
      <p className="text-sm text-ink-soft" aria-hidden="true">
        {fillIn(words.legend, { words: wordsPerDot })}
      </p>
      <ul role="list">
        {documents.map(({ document: { id, title }, length: { dots, minutes } }) => (
          <li key={id}>
            <DocumentLink id={id} isShown={shown === id}>
              <span className="title-3">{`${title} `}</span>
              <small className="text-sm text-ink-soft">
                {fillIn(words.minutes, { minutes })}
                <span className="visually-hidden">{` ${words.toRead}`}</span>
              </small>
              <Dots count={dots} perRow={perRow} isFluid />
            </DocumentLink>
          </li>
        ))}
      </ul>
      {hasRoom && current && (
        <ol className={style.index} aria-labelledby={current.id}>
          {current.sections.map(({ heading }, index) => (
            <li key={heading}>
              <a href={`#${sectionId(current.id, index)}`}>
                <span>{heading}</span>
              </a>
            </li>
          ))}
        </ol>
      )}
    </nav>
  )
}

interface DocumentLinkProps {
  id: LegalDocumentId
  isShown: boolean
  children: ReactNode
}

/** `Link` would mark the current document as the current page; it is the current item of a set. */
function DocumentLink({ id, isShown, children }: DocumentLinkProps) {
  const link = useLinkProps({ to: legalPage, hash: id })
  return (
    <a {...link} aria-current={isShown ? true : undefined}>
      {children}
    </a>
  )
}
