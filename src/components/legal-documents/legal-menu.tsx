import { useLinkProps } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import type { LegalDocumentId, LegalOutline } from '../../content/types.ts'
import { Button } from '../button/button.tsx'
import { PhoneFold } from '../fold/fold.tsx'
import * as style from './legal.module.css'

/** The words of the menu. */
export interface MenuWords {
  label: string
  /** Text before a document's `lastUpdated`. */
  updated: string
  print: string
}

interface LegalMenuProps {
  documents: readonly LegalOutline[]
  words: MenuWords
  /** The current document; undefined before hydration. */
  shown: LegalDocumentId | undefined
}

/** Links to the documents, folded to one row on a phone, and a button that prints the current document. */
export function LegalMenu({ documents, words, shown }: LegalMenuProps) {
  return (
    <nav aria-label={words.label} className={style.menu}>
      <PhoneFold summaryClass={style.row} summary={<span>{words.label}</span>}>
        <ul>
          {documents.map(({ id, title: name, lastUpdated }) => (
            <li key={id}>
              <DocumentLink id={id} isShown={shown === id}>
                {`${name} `}
                <small>{`${words.updated} ${lastUpdated}`}</small>
              </DocumentLink>
            </li>
          ))}
        </ul>
        <Button className="scripting-only" onClick={() => print()}>
          {words.print}
        </Button>
      </PhoneFold>
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
  const link = useLinkProps({ to: '/legal', hash: id, onClick: foldUp })
  return (
    <a {...link} aria-current={isShown ? true : undefined}>
      {children}
    </a>
  )
}

/** Folds the menu after a choice. In a wide window the CSS shows it nevertheless (fold.module.css). */
function foldUp({ currentTarget }: MouseEvent<HTMLAnchorElement>) {
  const fold = currentTarget.closest('details')
  if (fold) fold.open = false
}
