/** Links between pages, wherever they stand: in the header, or in a page that came as HTML. */
import { loadPage } from './page-source.ts'
import { whenIdle } from './when-idle.ts'
import type { SiteRouter } from './router.tsx'

/**
 * Follows links inside the site, and fetches the page that a visitor is about to open. Where the service worker has the
 * pages, so that they cost no data, those are made ready whose links come into view.
 */
export function followLinks(router: SiteRouter) {
  addEventListener('click', (event: MouseEvent) => {
    const link = pageLink(event.target)
    if (!link || isForTheBrowser(event, link)) return
    event.preventDefault()
    void router.navigate({ to: link.pathname, hash: link.hash.slice(1) })
  })
  for (const type of ['pointerover', 'touchstart'])
    addEventListener(type, (event) => prepare(pageLink(event.target)), { passive: true })
  addEventListener('focusin', ({ target }) => {
    // A dialog that opens may put the focus on a link, which says nothing of what its reader wants.
    if (target instanceof Element && target.matches(':focus-visible')) prepare(pageLink(target))
  })

  const view = new IntersectionObserver((entries) => {
    const seen = entries.filter((entry) => entry.isIntersecting).map((entry) => pageLink(entry.target))
    whenIdle(() => seen.forEach(prepare))
  })
  const watchLinks = () => {
    if (navigator.serviceWorker?.controller) for (const link of document.links) view.observe(link)
  }
  watchLinks()
  router.subscribe('onRendered', watchLinks)

  /** The link that an element is part of, if it leads to one of the pages. */
  function pageLink(element: EventTarget | null): HTMLAnchorElement | undefined {
    const link = element instanceof Element ? element.closest<HTMLAnchorElement>('a[href]') : null
    if (link?.origin === location.origin && link.pathname in router.routesByPath) return link
    return undefined
  }
}

/** A new tab, a place on the same page, a link that somebody has followed already. */
function isForTheBrowser(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  const isOnThisPage = link.hash !== '' && link.pathname === location.pathname
  return event.defaultPrevented || event.button !== 0 || hasModifier || link.target !== '' || isOnThisPage
}

function prepare(link: HTMLAnchorElement | undefined) {
  // What does not arrive now is asked for again when the link is followed.
  if (link && link.pathname !== location.pathname) loadPage(link.pathname).catch(() => {})
}
