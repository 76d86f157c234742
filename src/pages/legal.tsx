import ledger from '../art/drawn/ledger.svg?raw'
import { Hero } from '../components/hero.tsx'
import { LegalDocuments } from '../components/legal-documents/legal-documents.tsx'
import { MailLinks } from '../components/legal-documents/mail-links.tsx'
import { Section } from '../components/section.tsx'
import * as content from '../content/legal-page.ts'
import { legalOutline } from '../content/legal/outline.ts'
import { site } from '../content/site.ts'
import { legalTexts } from './legal-texts.ts'
import type { PageProps } from './page.ts'

/** A visitor's browser has the print from the page's HTML; its script need not carry it. */
const print = import.meta.env.SSR || import.meta.env.DEV ? ledger : ''

/** /legal: six documents, one shown at a time, and two ways to ask about them. */
export function Page({ source }: PageProps) {
  return (
    <>
      <Hero content={content.hero} print={print} source={source} accent="coach" />
      <LegalDocuments
        documents={legalOutline}
        texts={legalTexts(source)}
        words={content.menu}
        source={{ publisher: site.name, address: `${site.origin}/legal` }}
      />
      <Section heading={content.support} ground="sand">
        <MailLinks address={site.supportEmail} links={content.support.links} />
      </Section>
    </>
  )
}
