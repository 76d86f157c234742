import type { SiteRouter } from '../router.tsx'
import { entryKeyOf } from './site-history.ts'

/**
 * Back and Forward from another page find each fold as it was left, so that the restored position shows the same text
 * (e2e/pages/folds.spec.ts). In a window of another width the text is elsewhere, and other folds may be open.
 */
export function restoreFolds(router: SiteRouter) {
  /** The width of the page, and whether each fold was open, when a history entry was left, by the entry's key. */
  const left = new Map<string | undefined, { width: number; open: boolean[] }>()
  router.subscribe('onBeforeLoad', ({ fromLocation }) => {
    if (!fromLocation) return
    const open = Array.from(folds(), (fold) => fold.open)
    left.set(entryKeyOf(fromLocation.state), { width: pageWidth(), open })
  })
  // The router restores the position after this event, on `onRendered`.
  router.subscribe('onResolved', ({ toLocation, pathChanged }) => {
    const was = pathChanged && left.get(entryKeyOf(toLocation.state))
    if (!was || was.width !== pageWidth()) return
    for (const [index, fold] of folds().entries()) fold.open = was.open[index]!
  })
}

function pageWidth() {
  return document.documentElement.clientWidth
}

function folds() {
  return document.querySelectorAll<HTMLDetailsElement>('main details')
}
