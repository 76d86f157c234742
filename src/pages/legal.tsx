import { legalPage } from '../addresses.ts'
import { PrintHero } from '../components/hero/print-hero.tsx'
import { LegalDocuments } from '../components/legal-documents/legal-documents.tsx'
import { MailLinks } from '../components/legal-documents/mail-links.tsx'
import { PageStack } from '../components/section/page-stack.tsx'
import { Section } from '../components/section/section.tsx'
import * as content from '../content/legal-page.ts'
import { legalDocuments } from '../content/legal/documents.ts'
import type { LegalOutline } from '../content/legal/types.ts'
import { site } from '../content/site.ts'
import { showHead } from '../head/show-head.ts'
import { book } from '../prints/book.ts'
import * as style from './legal.module.css'
import { looks } from './looks.ts'

const look = looks['/legal']

function showDocumentHead(chosen?: LegalOutline) {
  showHead(legalPage, chosen)
}

/** /legal: six documents, one shown at a time, and two ways to ask about them. */
export function Page() {
  return (
    <PageStack
      hero={
        <PrintHero
          content={content.hero}
          drawing={book}
          look={look}
          className={style.short}
          frameClass={style.book}
        />
      }
    >
      <LegalDocuments
        documents={legalDocuments}
        words={content.menu}
        source={{ publisher: site.name, address: `${site.origin}${legalPage}` }}
        onChosen={showDocumentHead}
      />
      <Section heading={content.support} ground="sand" layoutClass={style.support}>
        <MailLinks links={content.support.links} />
      </Section>
    </PageStack>
  )
}
