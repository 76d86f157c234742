import { ridges } from '../prints/ridges.ts'
import stack from '../prints/stack.svg'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { Doors } from '../components/doors/doors.tsx'
import { FeatureColumns } from '../components/features/features.tsx'
import { Hero } from '../components/hero/hero.tsx'
import { PageStack } from '../components/page-stack/page-stack.tsx'
import { MetricStrip } from '../components/metrics/metrics.tsx'
import { Offers } from '../components/offers/offers.tsx'
import { PrintImage } from '../components/print/print.tsx'
import { Prose } from '../components/prose/prose.tsx'
import { Scenarios } from '../components/scenarios/scenarios.tsx'
import { Section } from '../components/section/section.tsx'
import { StackWords } from '../components/stack-scene/stack-words.tsx'
import { Sunrise, SunriseCaption } from '../components/sunrise/sunrise.tsx'
import * as content from '../content/landing.ts'

/** The landing page (/). */
export function Page() {
  return (
    <PageStack
      hero={
        <Hero
          content={content.hero}
          print={<Sunrise ridges={ridges} />}
          caption={<SunriseCaption words={content.sunCaption} />}
          accent="coach"
        />
      }
    >
      <Section heading={content.audiences}>
        <Doors items={content.audiences.items} />
      </Section>
      <Section heading={content.offerCards} ground="sand">
        <Offers items={content.offerCards.items} />
      </Section>
      <Section heading={content.whatIsWellnet} ground="band">
        <Prose
          paragraphs={content.whatIsWellnet.paragraphs}
          picture={<PrintImage src={stack} alt="" width={900} height={1024} />}
        />
        <StackWords
          government={content.govStack}
          bridge={content.bridge}
          citizens={content.civicStack}
          isFolded
        />
      </Section>
      <Section heading={content.scenarios}>
        <Scenarios scenarios={content.scenarios.scenarios} rowLabel={content.scenarios.title} />
      </Section>
      <Section heading={content.platform} ground="sand">
        <MetricStrip metrics={content.platform.metrics} />
      </Section>
      <Section heading={content.advantages}>
        <FeatureColumns items={content.advantages.items} />
      </Section>
      <CallToAction content={content.callToAction} />
    </PageStack>
  )
}
