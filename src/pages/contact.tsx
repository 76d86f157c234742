import signal from '../art/drawn/signal.svg?raw'
import { Hero } from '../components/hero.tsx'
import { Prose } from '../components/prose.tsx'
import { RequestForm } from '../components/request-form/request-form.tsx'
import { Section } from '../components/section.tsx'
import { SpecificationTable } from '../components/specification-table.tsx'
import { SupportChannels } from '../components/support-channels.tsx'
import * as content from '../content/contact.ts'
import { site } from '../content/site.ts'
import type { PageProps } from './page.ts'

/** A visitor's browser has the print from the page's HTML; its script need not carry it. */
const print = import.meta.env.SSR || import.meta.env.DEV ? signal : ''

/** Contact (/contact). */
export function Page({ source }: PageProps) {
  return (
    <>
      <Hero content={content.hero} print={print} source={source} accent="wellnet" />
      <Section heading={content.channels} id="channels">
        <SupportChannels channels={content.channels.channels} supportEmail={site.supportEmail} />
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
    </>
  )
}
