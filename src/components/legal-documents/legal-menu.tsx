import '../actions/actions.css'
import { Link } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import type { LegalDocumentId, LegalOutline } from '../../content/types.ts'
import { Fold } from '../fold/fold.tsx'

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

/** The choice of documents, in one row on a phone, and a button that prints the one on show. */
export function LegalMenu({ documents, words, shown }: LegalMenuProps) {
  const title = documents.find(({ id }) => id === shown)?.title
  return (
    <nav aria-label={words.label} className="legal-menu">
      <Fold
        summary={
          <>
            {words.label}
            {title && <b>{title}</b>}
          </>
        }
      >
        <ul>
          {documents.map(({ id, title: name, lastUpdated }) => (
            <li key={id}>
              <Link
                to="/legal"
                hash={id}
                activeOptions={{ includeHash: true }}
                aria-current={shown === id ? true : undefined}
                onClick={foldUp}
              >
                {`${name} `}
                <small>{`${words.updated} ${lastUpdated}`}</small>
              </Link>
            </li>
          ))}
        </ul>
        <button type="button" className="button-quiet scripting-only" onClick={() => print()}>
          {words.print}
        </button>
      </Fold>
    </nav>
  )
}

/** After a choice the document has the window; where there is room the menu stays open by its style (fold.css). */
function foldUp({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const fold = currentTarget.closest('details')
  if (fold) fold.open = false
}
