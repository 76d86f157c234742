import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import type { LegalOutline } from '../../content/types.ts'

/** The document that the hash names; the first for no hash or an unknown one. */
export function useChosenDocument(documents: readonly LegalOutline[]): LegalOutline {
  const first = documents[0]!
  const [chosen, choose] = useState(first)
  const choice = useLocation({ select: choiceOf })
  const next = choice === null ? chosen : (documents.find(({ id }) => id === choice) ?? first)
  if (next !== chosen) choose(next)
  return next
}

/**
 * The id in the hash; null where the address chooses no document. These are the skip link's hash and the
 * address of another page during navigation.
 */
function choiceOf({ pathname, hash }: { pathname: string; hash: string }): string | null {
  return pathname.startsWith('/legal') && hash !== 'main' ? hash : null
}
