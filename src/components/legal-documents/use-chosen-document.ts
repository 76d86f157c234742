import { useLocation, useRouter } from '@tanstack/react-router'
import { useLayoutEffect, useState } from 'react'
import type { LegalOutline } from '../../content/types.ts'

/**
 * The document that the address names; the first for no hash and for any unknown one. After a choice, by whichever
 * link or by Back, focus is on the document's heading, so that its title is read out.
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
 * The hash as a choice. Two addresses choose nothing and leave the document as it is: the skip link's, and that of
 * another page which is still on its way.
 */
function choiceOf({ pathname, hash }: { pathname: string; hash: string }): string | null {
  return pathname.startsWith('/legal') && hash !== 'main' ? hash : null
}
