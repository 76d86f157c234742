import type { LegalDocumentId, LegalOutline } from '../types.ts'
import { legalLastUpdated } from '../figures.ts'

/**
 * The six documents in the order of the menu; the first is shown when none is chosen (specification, section 4). Apart
 * from their text, because the menu needs only this and the text is long.
 */
export const legalOutline: readonly LegalOutline[] = [
  { id: 'terms', title: 'Terms of Service', lastUpdated: legalLastUpdated },
  { id: 'privacy', title: 'Privacy Policy', lastUpdated: legalLastUpdated },
  { id: 'cookies', title: 'Cookie Policy', lastUpdated: legalLastUpdated },
  { id: 'popia', title: 'POPIA Compliance', lastUpdated: legalLastUpdated },
  { id: 'accessibility', title: 'Accessibility', lastUpdated: legalLastUpdated },
  { id: 'delivery', title: 'Delivery', lastUpdated: legalLastUpdated },
]

/** What the menu says of one document. */
export function outlineOf(id: LegalDocumentId): LegalOutline {
  return legalOutline.find((outline) => outline.id === id)!
}
