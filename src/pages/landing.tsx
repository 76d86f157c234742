import { ridges } from '../prints/ridges.ts'
import stack from '../prints/stack.svg'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { CostTable } from '../components/cost-table/cost-table.tsx'
import { FeatureColumns } from '../components/features/features.tsx'
import { Footnote } from '../components/footnote/footnote.tsx'
import { Join } from '../components/join/join.tsx'
import { PageStack } from '../components/page-stack/page-stack.tsx'
import { MetricStrip } from '../components/metrics/metrics.tsx'
import { Offers } from '../components/offers/offers.tsx'
import { PrintImage } from '../components/print/print.tsx'
import { Prose } from '../components/prose/prose.tsx'
import { Scenarios } from '../components/scenarios/scenarios.tsx'
import { Section } from '../components/section/section.tsx'
import { StackWords } from '../components/stack-scene/stack-words.tsx'
import { SunriseHero } from '../components/sunrise/sunrise-hero.tsx'
import { costs } from '../content/costs.ts'
import { figuresNote } from '../content/glossary.ts'
import { join } from '../content/join.ts'
import * as content from '../content/landing.ts'

/** The landing page (/). */
export function Page() {
  return (
    <PageStack hero={<SunriseHero content={content.hero} ridges={ridges} caption={content.sunCaption} />}>
      <Section heading={content.offerCards}>
        <Offers items={content.offerCards.items} />
      </Section>
      <Section heading={join} ground="sand" id="join">
        <Join content={join} />
      </Section>
      <Section heading={costs} headingPlace="beside" id="costs">
        <CostTable content={costs} />
      </Section>
      <Section heading={content.whatIsWellnet} ground="band">
        <Prose
          paragraphs={content.whatIsWellnet.paragraphs}
          aside={<PrintImage src={stack} alt="" width={900} height={1024} />}
        />
        <StackWords government={content.govStack} bridge={content.bridge} citizens={content.civicStack} />
      </Section>
      <Section heading={content.scenarios}>
        <Scenarios content={content.scenarios} />
      </Section>
      <Section heading={content.platform} ground="sand">
        <MetricStrip metrics={content.platform.metrics} />
        <Footnote text={figuresNote} />
      </Section>
      <Section heading={content.advantages}>
        <FeatureColumns items={content.advantages.items} />
      </Section>
      <CallToAction content={content.callToAction} />
    </PageStack>
  )
}
