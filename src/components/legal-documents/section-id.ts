import type { LegalDocumentId } from '../../content/legal/types.ts'

/** The id of a section: its document's, and its number, such as `privacy-5`. */
export function sectionId(document: LegalDocumentId, index: number): string {
  return `${document}-${index + 1}`
}
