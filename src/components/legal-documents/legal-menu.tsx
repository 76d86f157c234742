import '../actions/actions.css'
import { useLinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { LegalDocumentId, LegalOutline } from '../../content/types.ts'

/** The words of the menu. */
export interface MenuWords {
  label: string
  /** Stands before a document's `lastUpdated`. */
  updated: string
  print: string
}

interface LegalMenuProps {
  documents: readonly LegalOutline[]
  words: MenuWords
  /** The document on show, as soon as the script knows it. */
  shown: LegalDocumentId | undefined
}

/** The choice of documents, and a button that prints the one on show. */
export function LegalMenu({ documents, words, shown }: LegalMenuProps) {
  return (
    <nav aria-label={words.label} className="legal-menu">
      <ul>
        {documents.map(({ id, title, lastUpdated }) => (
          <li key={id}>
            <DocumentLink id={id} isShown={shown === id}>
              {`${title} `}
              <small>{`${words.updated} ${lastUpdated}`}</small>
            </DocumentLink>
          </li>
        ))}
      </ul>
      <button type="button" className="button-quiet scripting-only" onClick={() => print()}>
        {words.print}
      </button>
    </nav>
  )
}

interface DocumentLinkProps {
  id: LegalDocumentId
  isShown: boolean
  children: ReactNode
}

/** `Link` would mark the document on show as the current page; it is the current item of a set. */
function DocumentLink({ id, isShown, children }: DocumentLinkProps) {
  const link = useLinkProps({ to: '/legal', hash: id })
  return (
    <a {...link} aria-current={isShown ? true : undefined}>
      {children}
    </a>
  )
}
