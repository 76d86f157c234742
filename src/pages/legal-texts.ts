import type { LegalDocumentId } from '../content/types.ts'
import { trustedHtml } from '../components/trusted-html.ts'

type LegalTexts = Record<LegalDocumentId, string>

/** The texts as they are written into the HTML file. */
const rendered =
  import.meta.env.SSR || import.meta.env.DEV
    ? (await import('./render-legal-texts.tsx')).renderLegalTexts()
    : undefined

/**
 * The texts of the documents as HTML. They are long, and the page's HTML file carries them: so its script does not carry
 * them a second time, but takes them from there.
 */
export function legalTexts(source: ParentNode | undefined): LegalTexts {
  return rendered ?? textsOf(source!)
}

function textsOf(page: ParentNode): LegalTexts {
  const elements = [...page.querySelectorAll<HTMLElement>('[data-document]')]
  return Object.fromEntries(
    elements.map((element) => [element.dataset.document, trustedHtml(element.innerHTML)]),
  ) as LegalTexts
}
