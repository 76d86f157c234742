import { useLocation, useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import type { LegalOutline } from '../../content/types.ts'

/**
 * The document that the hash names; the first for no hash or an unknown one. After each choice the focus
 * moves to the document's heading, so that screen readers read the title.
 */
export function useChosenDocument(documents: readonly LegalOutline[]): LegalOutline {
  const router = useRouter()
  const first = documents[0]!
  const [chosen, choose] = useState(first)
  const choice = useLocation({ select: choiceOf })
  const next = choice === null ? chosen : (documents.find(({ id }) => id === choice) ?? first)
  if (next !== chosen) choose(next)

  useLayoutEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged, hashChanged }) => {
        if (!fromLocation || !hashChanged || choiceOf(toLocation) === null) return
        if (pathChanged && toLocation.hash === '') return
        document.getElementById(next.id)?.focus({ preventScroll: true })
      }),
    [router, next.id],
  )
  return next
}

/**
 * The id in the hash; null where the address chooses no document. These are the skip link's hash and the
 * address of another page during navigation.
 */
function choiceOf({ pathname, hash }: { pathname: string; hash: string }): string | null {
  return pathname.startsWith('/legal') && hash !== 'main' ? hash : null
}
