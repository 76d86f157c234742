import { signal } from '../prints/signal.ts'
import { Hero } from '../components/hero/hero.tsx'
import { PageStack } from '../components/page-stack/page-stack.tsx'
import { Prose } from '../components/prose/prose.tsx'
import { RequestForm } from '../components/request-form/request-form.tsx'
import { Section } from '../components/section/section.tsx'
import { SpecificationTable } from '../components/specification-table/specification-table.tsx'
import { SupportChannels } from '../components/support-channels/support-channels.tsx'
import * as content from '../content/contact.ts'
import { site } from '../content/site.ts'

/** Contact (/contact). */
export function Page() {
  return (
    <PageStack hero={<Hero content={content.hero} print={signal} accent="wellnet" />}>
      <Section heading={content.channels} id="channels">
        <SupportChannels
          channels={content.channels.channels}
          dataRequest={content.channels.dataRequest}
          supportEmail={site.supportEmail}
        />
      </Section>
      <Section heading={content.requestForm} ground="sand" headingPlace="beside" id="request">
        <RequestForm content={content.requestForm} supportEmail={site.supportEmail} />
      </Section>
      <Section heading={content.operations} headingPlace="beside">
        <SpecificationTable caption={content.operations.title} rows={content.operations.rows} />
      </Section>
      <Section heading={content.prioritySupport} ground="sand" headingPlace="beside">
        <Prose paragraphs={content.prioritySupport.paragraphs} />
      </Section>
    </PageStack>
  )
}
