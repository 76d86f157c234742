import type { LegalDocumentId } from '../content/types.ts'

type LegalTexts = Record<LegalDocumentId, TrustedHTML | string>

/** What turns text into HTML where the policy requires Trusted Types (host/headers.ts). Only our own page goes in. */
const policy = import.meta.env.SSR
  ? undefined
  : window.trustedTypes?.createPolicy('legal-texts', { createHTML: (html) => html })

/**
 * The texts of the documents as HTML. They are long, and the page itself carries them: so the script does not carry
 * them a second time, but takes them from the page, or from the page's address when a visitor comes from another one.
 */
export async function loadLegalTexts(): Promise<LegalTexts> {
  if (!import.meta.env.SSR) return textsOf(openPage() ?? (await fetchPage()))
  const { renderLegalTexts } = await import('./render-legal-texts.tsx')
  return renderLegalTexts()
}

function openPage(): Document | undefined {
  return document.querySelector('[data-document]') ? document : undefined
}

/** @throws in the words of a script that did not arrive: to the router it is the same, and one reload the answer. */
async function fetchPage(): Promise<Document> {
  const response = await fetch('/legal').catch(() => undefined)
  if (!response?.ok) throw new TypeError('Failed to fetch dynamically imported module: /legal')
  const html = await response.text()
  // Without its head: the inline style there is of another page than the one that is open, whose policy would object.
  return new DOMParser().parseFromString(trusted(html.slice(html.indexOf('<body'))) as string, 'text/html')
}

function textsOf(page: Document): LegalTexts {
  const elements = [...page.querySelectorAll<HTMLElement>('[data-document]')]
  return Object.fromEntries(
    elements.map((element) => [element.dataset.document, trusted(element.innerHTML)]),
  ) as LegalTexts
}

function trusted(html: string): TrustedHTML | string {
  return policy?.createHTML(html) ?? html
}
