import type { SiteRouter } from '../router.tsx'
import { entryKeyOf } from './site-history.ts'

/**
 * Back and Forward from another page find each fold as it was left, so that the restored position shows the same text
 * (e2e/pages/folds.spec.ts).
 */
export function restoreFolds(router: SiteRouter) {
  /** Whether each fold was open when a history entry was left, by the entry's key. */
  const left = new Map<string | undefined, boolean[]>()
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (fromLocation)
      left.set(
        entryKeyOf(fromLocation.state),
        Array.from(folds(), ({ open }) => open),
      )
  })
  // The router restores the position after this event, on `onRendered`.
  router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
    const wereOpen = pathChanged && left.get(entryKeyOf(toLocation.state))
    if (wereOpen) for (const [index, fold] of folds().entries()) fold.open = wereOpen[index]!
  })
}

function folds() {
  return document.querySelectorAll<HTMLDetailsElement>('main details')
}
