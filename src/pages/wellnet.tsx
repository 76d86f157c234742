import stackFile from '../prints/stack.svg'
import { stack } from '../prints/stack.ts'
import { Bridge } from '../components/bridge/bridge.tsx'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { Footnote } from '../components/footnote/footnote.tsx'
import { Hero } from '../components/hero/hero.tsx'
import { Join } from '../components/join/join.tsx'
import { PageStack } from '../components/page-stack/page-stack.tsx'
import { MetricPicture } from '../components/metrics/metrics.tsx'
import { Scenarios } from '../components/scenarios/scenarios.tsx'
import { Section } from '../components/section/section.tsx'
import { SpecificationTable } from '../components/specification-table/specification-table.tsx'
import { Stack } from '../components/layers/layers.tsx'
import { figuresNote } from '../content/glossary.ts'
import * as content from '../content/wellnet.ts'

/** Wellnet (/wellnet). */
export function Page() {
  return (
    <PageStack hero={<Hero content={content.hero} print={stack} accent="wellnet" view="close" />}>
      <Section heading={content.picture}>
        <MetricPicture content={content.picture} print={stackFile} />
        <Footnote text={figuresNote} />
      </Section>
      <Section heading={content.governmentStack} ground="sand" headingPlace="beside">
        <Stack layers={content.governmentStack.layers} />
      </Section>
      <Section heading={content.bridge} ground="night">
        <Bridge flows={content.bridge.flows} />
      </Section>
      <Section heading={content.citizenStack} ground="sand" headingPlace="beside">
        <Stack layers={content.citizenStack.layers} />
      </Section>
      <Section heading={content.scenarios}>
        <Scenarios scenarios={content.scenarios.scenarios} label={content.scenarios.label} />
      </Section>
      <Section heading={content.access} ground="sand" headingPlace="beside" id="access">
        <SpecificationTable caption={content.access.title} rows={content.access.rows} />
      </Section>
      <Section heading={content.contract} headingPlace="beside" id="contract">
        <SpecificationTable caption={content.contract.title} rows={content.contract.rows} />
      </Section>
      <Section heading={content.join} ground="sand" headingPlace="beside" id="join">
        <Join content={content.join} />
      </Section>
      <CallToAction content={content.callToAction} />
    </PageStack>
  )
}
