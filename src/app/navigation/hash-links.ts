import { isPlainClick } from '../../components/plain-click.ts'
import type { SiteRouter } from '../router.tsx'

/**
 * Lets the router follow the plain links to a place on the same page, such as `#points`. The browser would add
 * a history entry without the router's key, under which the scroll position is stored. The links stay plain,
 * because before hydration `#points` keeps the query and the address of a `Link` does not.
 */
export function followHashLinks(router: SiteRouter) {
  document.addEventListener('click', (event) => {
    const { target } = event
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    const { latestLocation: latest } = router
    const { resolvedLocation: shown = latest } = router.state
    // While another page is on its way, the address is that page's already: the link takes its place.
    const isLeaving = latest.pathname !== shown.pathname
    const { href } = isLeaving ? shown : latest
    void router.navigate({ href: href.replace(/#.*/, '') + link.hash, replace: isLeaving })
  })
}
