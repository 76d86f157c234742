import { signal } from '../prints/signal.ts'
import { Doors } from '../components/doors/doors.tsx'
import { PrintHero } from '../components/hero/print-hero.tsx'
import { MailLine } from '../components/text/mail-line.tsx'
import { TitledText } from '../components/text/titled-text.tsx'
import { TextLink } from '../components/actions/actions.tsx'
import { PageStack } from '../components/section/page-stack.tsx'
import { RequestForm } from '../components/request-form/request-form.tsx'
import { headingIdOf, Section } from '../components/section/section.tsx'
import { SpecificationTable } from '../components/table/specification-table.tsx'
import * as content from '../content/contact.ts'
import { site } from '../content/site.ts'
import { looks } from './looks.ts'
import * as style from './contact.module.css'

const look = looks['/contact']

/** Contact (/contact). */
export function Page() {
  const { channels, operations } = content
  return (
    <PageStack hero={<PrintHero content={content.hero} drawing={signal} look={look} isWhole />}>
      <Doors title={channels.title} lead={channels.lead} doors={channels.channels} id="channels">
        <MailLine address={site.supportEmail} link={channels.dataRequest} />
      </Doors>
      <Section heading={content.requestForm} ground="sand" headingPlace="beside" id="request">
        <div className={style.form}>
          <RequestForm content={content.requestForm} supportEmail={site.supportEmail} />
        </div>
        <div id="operations" className={style.operations}>
          <div>
            <h2 id={headingIdOf('operations')} className="title-2">
              {operations.title}
            </h2>
            {operations.lead && <p className="mt-3 text-ink-soft">{operations.lead}</p>}
          </div>
          <SpecificationTable section="operations" rows={operations.rows} />
          <div className={style.priority}>
            <TitledText {...operations.priority} />
            <TextLink action={operations.link} />
          </div>
        </div>
      </Section>
    </PageStack>
  )
}
