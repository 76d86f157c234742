/**
 * Runs in every page, from its HTML: fetches what the page left for later, once it has loaded and been painted. It has to stand
 * by itself, because its text is what the page carries.
 */
function fetchLater() {
  const fetchAll = () =>
    document.head.append(document.querySelector('template')?.content.cloneNode(true) ?? '')
  addEventListener('load', () => {
    if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return fetchAll()
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      fetchAll()
    }).observe({ type: 'paint', buffered: true })
  })
}

/** The same on every page, so that the policy needs one hash for it. */
const script = `<script>(${String(fetchLater).replaceAll(/\s+/g, ' ')})()</script>`

/**
 * Takes what nothing on the screen needs out of the browser's way: the first script, what is preloaded for it, and the
 * manifest wait in a template until the page has been painted (decision 006). Without scripts the manifest is where it always is.
 *
 * @param html of a page as vike writes it
 * @throws when the page has no script or no manifest
 */
export function leaveForLater(html: string): string {
  const entry = find(/<script src="[^"]+" type="module" async><\/script>/, html)
  const manifest = find(/<link rel="manifest"[^>]*>/, html)
  const [pageScript = ''] = /<link rel="modulepreload"[^>]*>/.exec(html) ?? []
  return html
    .replace(pageScript, '')
    .replace(manifest, `<noscript>${manifest}</noscript>`)
    .replace(entry, () => `<template>${manifest}${pageScript}${entry}</template>${script}`)
}

function find(pattern: RegExp, html: string): string {
  const [tag] = pattern.exec(html) ?? []
  if (!tag) throw new Error(`A page has nothing like ${pattern.source}`)
  return tag
}
