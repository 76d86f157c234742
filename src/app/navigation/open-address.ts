import type { RegisteredRouter } from '@tanstack/react-router'
import { sayMissing } from '../../pwa/notice-store.ts'
import { placeOf } from './site-history.ts'

/**
 * Loads the address as HTML, because the code of its page does not come. If the HTML does not come either, the visitor
 * goes back to the page on show, and a notice says so.
 *
 * @param isOver whether the page has come after all, or the visitor has gone elsewhere
 */
export async function openAddress(
  { history, latestLocation, state }: RegisteredRouter,
  isOver: () => boolean,
) {
  // The host's not-found page is an answer too. Once it is read, the HTTP cache has it.
  const html = await fetch(location.href)
    .then((response) => (response.status < 500 ? response.text() : ''))
    .catch(() => '')
  if (isOver()) return
  if (html) {
    // After a reload the browser restores the position, which is that of the page on show.
    scrollTo(0, 0)
    location.reload()
    return
  }
  sayMissing()
  const { resolvedLocation: shown = latestLocation } = state
  // The page on show is an entry back after a link, and one or more ahead after Back.
  history.go(placeOf(shown) - placeOf(latestLocation) || -1)
}
