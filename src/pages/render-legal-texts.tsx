import { renderToStaticMarkup } from 'react-dom/server'
import { LegalText } from '../components/legal-documents/legal-text.tsx'
import { legalDocuments } from '../content/legal/documents.ts'
import type { LegalDocumentId } from '../content/types.ts'

/** The texts of the documents as HTML; when the site is built, never in the browser. */
export function renderLegalTexts(): Record<LegalDocumentId, string> {
  const texts = legalDocuments.map((document) => [
    document.id,
    renderToStaticMarkup(<LegalText document={document} />),
  ])
  return Object.fromEntries(texts) as Record<LegalDocumentId, string>
}
