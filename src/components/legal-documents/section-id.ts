import type { LegalDocumentId } from '../../content/legal/types.ts'

/**
 * The id of a section: its document's, and its number. The script gives it to sections of the current document, because the ids of
 * all would make the HTML larger.
 */
export function sectionId(document: LegalDocumentId, index: number): string {
  return `${document}-${index + 1}`
}
