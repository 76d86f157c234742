import { useLocation } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { legalPage } from '../../addresses.ts'
import type { LegalOutline } from '../../content/legal/types.ts'

/**
 * The document that the hash names, or one of whose sections it names; the first for no hash or an unknown one.
 *
 * @param onChosen called with the document that the hash names; with undefined where it names none
 */
export function useChosenDocument(
  documents: readonly LegalOutline[],
  onChosen: (chosen?: LegalOutline) => void,
): LegalOutline {
  const first = documents[0]!
  const [chosen, choose] = useState(first)
  const choice = useLocation({ select: choiceOf })
  const next =
    choice === null ? chosen : (documents.find(({ id }) => choice.replace(/-\d+$/, '') === id) ?? first)
  if (next !== chosen) choose(next)

  useEffect(() => {
    if (choice !== null) onChosen(choice ? next : undefined)
  }, [choice, next, onChosen])
  return next
}

/**
 * The id in the hash; null where the address chooses no document. These are the skip link's hash and the
 * address of another page during navigation.
 */
function choiceOf({ pathname, hash }: { pathname: string; hash: string }): string | null {
  return pathname === legalPage && hash !== 'main' ? hash : null
}
