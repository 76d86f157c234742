import { leafReach, plantBox, rootGap, rootsTop } from '../../prints/places/roots.ts'

/**
 * What roots.module.css has of the print, as `theme('roots.NAME')` (measures.ts): from root to root, and from the foot of the hero's
 * frame up to where they begin, and from the heart to the tip of a leaf at its side, in units of the print.
 */
export function rootMeasures(): Record<string, string> {
  const [, top, , height] = plantBox
  return { gap: String(rootGap), rise: String(top + height - rootsTop), reach: String(leafReach) }
}
