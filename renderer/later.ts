import { minifySync } from 'vite'

/**
 * Runs in every page, from its HTML: fetches what the page left for later, once it has loaded and been painted, or at once
 * where a worker answered from the phone. Before, it has a page that will open further down laid out as a whole (decision 022).
 * It has to stand by itself, because its text is what the page carries.
 */
function fetchLater() {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (visit?.type !== 'navigate' || location.hash) document.documentElement.setAttribute('data-whole', '')
  const fetchAll = () =>
    document.head.append(document.querySelector('template')?.content.cloneNode(true) ?? '')
  if (visit?.workerStart) return fetchAll()
  const oncePainted = () => {
    if (!PerformanceObserver.supportedEntryTypes?.includes('paint')) return fetchAll()
    new PerformanceObserver((_, observer) => {
      observer.disconnect()
      fetchAll()
    }).observe({ type: 'paint', buffered: true })
  }
  // A page that came in pieces may have been painted without its hero: the whole of it is in the frame after `load`.
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(oncePainted)))
}

/** The same on every page, so that the policy needs one hash for it. */
const script = `<script>${minifySync('later.js', `(${String(fetchLater)})()`).code}</script>`

/** What document.tsx marks, and the script that vike adds. */
const marked = /<link data-later=""[^>]*>|<style data-later="">.*?<\/style>/g
const entry = /<script src="[^"]+" type="module" async><\/script>/

/**
 * Takes what nothing on the screen needs out of the browser's way: display face, manifest and scripts wait in a template
 * until the page has been painted (decision 006). Where no script will run, face and manifest are where they always are.
 *
 * @param html of a page as vike writes it
 * @throws when the page has no script
 */
export function leaveForLater(html: string): string {
  const [firstScript] = entry.exec(html) ?? []
  if (!firstScript) throw new Error("A page has no script of vike's")
  const elements = (html.match(marked) ?? []).map((element) => element.replace(' data-later=""', ''))
  const withoutScript = elements.filter((element) => !element.includes('"modulepreload"')).join('')
  return html
    .replaceAll(marked, '')
    .replace('</head>', () => `<noscript>${withoutScript}</noscript></head>`)
    .replace(entry, () => `<template>${elements.join('')}${firstScript}</template>${script}`)
}
