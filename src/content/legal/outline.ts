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
    description:
      'What you agree to when you use K.Wellness: subscriptions, points, partners, governments, refunds, and what we answer for.',
    lastUpdated: legalLastUpdated.terms,
  },
  {
    id: 'privacy',
    title: 'Privacy Policy',
    description:
      'What K.Wellness knows about you, why, for how long, who sees it, and how to see, correct or delete it.',
    lastUpdated: legalLastUpdated.privacy,
  },
  {
    id: 'cookies',
    title: 'Cookie Policy',
    description:
      'This website sets no cookies. What it stores on your device so that it opens without data, and how to remove it.',
    lastUpdated: legalLastUpdated.cookies,
  },
  {
    id: 'popia',
    title: 'POPIA Compliance',
    description:
      'How K.Wellness follows the Protection of Personal Information Act: its eight conditions, your rights and how to complain.',
    lastUpdated: legalLastUpdated.popia,
  },
  {
    id: 'accessibility',
    title: 'Accessibility',
    description:
      'The standard that this website aims for, what works with a keyboard and a screen reader, and how to report what does not.',
    lastUpdated: legalLastUpdated.accessibility,
  },
  {
    id: 'delivery',
    title: 'Delivery',
    description:
      'K.Wellness ships no parcels. How soon a subscription, partner access or a government service starts, and what a refund covers.',
    lastUpdated: legalLastUpdated.delivery,
  },
]

/** The outline of one document. */
export function outlineOf(id: LegalDocumentId): LegalOutline {
  return legalOutline.find((outline) => outline.id === id)!
}
