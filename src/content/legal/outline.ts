import type { LegalDocumentId, LegalOutline } from './types.ts'
import { legalLastUpdated } from '../figures.ts'

/**
 * The six documents in menu order. The first is the default (specification, section 4). This list is
 * separate, because the menu does not need the long texts.
 */
export const legalOutline: readonly LegalOutline[] = [
  {
    id: 'terms',
    title: 'Terms of Service',
    lastUpdated: legalLastUpdated.terms,
  },
  {
    id: 'privacy',
    title: 'Privacy Policy',
    lastUpdated: legalLastUpdated.privacy,
  },
  {
    id: 'cookies',
    title: 'Cookie Policy',
    lastUpdated: legalLastUpdated.cookies,
  },
  {
    id: 'popia',
    title: 'POPIA Compliance',
    lastUpdated: legalLastUpdated.popia,
  },
  {
    id: 'accessibility',
    title: 'Accessibility',
    lastUpdated: legalLastUpdated.accessibility,
  },
  {
    id: 'delivery',
    title: 'Delivery',
    lastUpdated: legalLastUpdated.delivery,
  },
]

/** The outline of one document. */
export function outlineOf(id: LegalDocumentId): LegalOutline {
  return legalOutline.find((outline) => outline.id === id)!
}
