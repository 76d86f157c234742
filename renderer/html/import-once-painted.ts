/**
 * The script in each page's HTML, as its last element, so that it runs when the whole page has arrived: at the first
 * contentful paint it preloads the page's scripts, all at once, and imports the entry. It ignores `first-paint` entries,
 * because Chromium reports those for an empty page too. Where no paint is reported, it starts after two seconds, in a frame,
 * which a hidden page does not have. A second start finds no scripts left to preload, and its import is the first one's.
 *
 * Where places of the page are folds, it first opens the one that the hash names, as React does later: the browser then
 * restores the position of a reload in a page of the same height. The build leaves that part out of all other pages.
 */

/** Address of the entry. The build writes it and the next two in (inline-script.ts). */
declare const ENTRY: string

/** Addresses of the scripts that the entry and the page import. */
declare const SCRIPTS: string[]

/** Whether folds of the page have an id. */
declare const HAS_FOLDS_WITH_ID: boolean

if (HAS_FOLDS_WITH_ID) {
  const place = document.getElementById(location.hash.slice(1))
  if (place instanceof HTMLDetailsElement) place.open = true
}

{
  const scripts = SCRIPTS
  const start = () => {
    for (const href of scripts.splice(0))
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
    void import(ENTRY)
  }
  setTimeout(requestAnimationFrame, 2000, start)
  if (window.PerformanceObserver)
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint')[0]) start()
    }).observe({ type: 'paint', buffered: true })
}
