import '../actions/actions.css'
import { Link } from '@tanstack/react-router'
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
            <Link
              to="/legal"
              hash={id}
              activeOptions={{ includeHash: true }}
              aria-current={shown === id ? true : undefined}
            >
              {`${title} `}
              <small>{`${words.updated} ${lastUpdated}`}</small>
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" className="button-quiet scripting-only" onClick={() => print()}>
        {words.print}
      </button>
    </nav>
  )
}
