import { accessibility } from './accessibility.ts'
import { cookies } from './cookies.ts'
import { delivery } from './delivery.ts'
import { popia } from './popia.ts'
import { privacy } from './privacy.ts'
import { terms } from './terms.ts'
import type { LegalDocument } from './types.ts'

/** The six documents in menu order. The first is the default (specification, section 4). */
export const legalDocuments: readonly LegalDocument[] = [
  terms,
  privacy,
  cookies,
  popia,
  accessibility,
  delivery,
]
