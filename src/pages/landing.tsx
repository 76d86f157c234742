import stack from '../prints/stack.svg'
import { sun } from '../prints/sun.ts'
import { Bridge } from '../components/bridge/bridge.tsx'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { CostTable } from '../components/cost-table/cost-table.tsx'
import { FeatureColumns } from '../components/features/features.tsx'
import { Hero } from '../components/hero/hero.tsx'
import { Join } from '../components/join/join.tsx'
import { PageStack } from '../components/page-stack/page-stack.tsx'
import { Offers } from '../components/offers/offers.tsx'
import { Prose } from '../components/prose/prose.tsx'
import { Scenarios } from '../components/scenarios/scenarios.tsx'
import { Section } from '../components/section/section.tsx'
import { Stack } from '../components/layers/layers.tsx'
import { costs } from '../content/costs.ts'
import { join } from '../content/join.ts'
import * as content from '../content/landing.ts'

/** The landing page (/). */
export function Page() {
  return (
    <PageStack hero={<Hero content={content.hero} print={sun} accent="coach" />}>
      <Section heading={content.offerCards}>
        <Offers items={content.offerCards.items} />
      </Section>
      <Section heading={join} ground="sand" id="join">
        <Join content={join} />
      </Section>
      <Section heading={costs} headingPlace="beside" id="costs">
        <CostTable content={costs} />
      </Section>
      <Section heading={content.whatIsWellnet} ground="sand">
        <Prose paragraphs={content.whatIsWellnet.paragraphs} print={stack} />
      </Section>
      <Section heading={content.govStack} headingPlace="beside">
        <Stack layers={content.govStack.layers} />
      </Section>
      <Section heading={content.bridge} ground="night">
        <Bridge flows={content.bridge.flows} />
      </Section>
      <Section heading={content.civicStack} headingPlace="beside">
        <Stack layers={content.civicStack.layers} />
      </Section>
      <Section heading={content.scenarios} ground="sand">
        <Scenarios scenarios={content.scenarios.scenarios} label={content.scenarios.label} />
      </Section>
      <Section heading={content.advantages}>
        <FeatureColumns items={content.advantages.items} />
      </Section>
      <CallToAction content={content.callToAction} />
    </PageStack>
  )
}
