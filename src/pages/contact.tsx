import { Doors } from '../components/doors/doors.tsx'
import { PrintHero } from '../components/hero/print-hero.tsx'
import { Operations } from '../components/operations/operations.tsx'
import { RequestForm } from '../components/request-form/request-form.tsx'
import { PageStack } from '../components/section/page-stack.tsx'
import { Section } from '../components/section/section.tsx'
import { MailLine } from '../components/text/mail-line.tsx'
import * as content from '../content/contact.ts'
import { signal } from '../prints/signal.ts'
import * as style from './contact.module.css'
import { looks } from './looks.ts'

const look = looks['/contact']

/** Contact (/contact). */
export function Page() {
  const { channels } = content
  return (
    <PageStack
      hero={<PrintHero content={content.hero} drawing={signal} look={look} frameClass={style.mast} />}
    >
      <Doors title={channels.title} lead={channels.lead} doors={channels.items} id="channels">
        <MailLine link={channels.dataRequest} className={style.request} />
      </Doors>
      <Section
        heading={content.requestForm}
        ground="sand"
        headingPlace="top"
        layoutClass={style.columns}
        id="request"
      >
        <RequestForm content={content.requestForm} />
        <Operations content={content.operations} className={style.operations} />
      </Section>
    </PageStack>
  )
}
