import mapFile from '../prints/map.svg'
import { map } from '../prints/map.ts'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { FeatureColumns, FeatureRows } from '../components/features/features.tsx'
import { Footnote } from '../components/footnote/footnote.tsx'
import { Hero } from '../components/hero/hero.tsx'
import { Join } from '../components/join/join.tsx'
import { PageStack } from '../components/page-stack/page-stack.tsx'
import { MetricPicture } from '../components/metrics/metrics.tsx'
import { NetworkCategories } from '../components/network-categories/network-categories.tsx'
import { Samples } from '../components/samples/samples.tsx'
import { Section } from '../components/section/section.tsx'
import { SpecificationTable } from '../components/specification-table/specification-table.tsx'
import { figuresNote } from '../content/glossary.ts'
import * as content from '../content/network.ts'

/** The partner network (/network). */
export function Page() {
  return (
    <PageStack hero={<Hero content={content.hero} print={map} accent="partners" view="close" />}>
      <Section heading={content.picture}>
        <MetricPicture content={content.picture} print={mapFile} />
        <Footnote text={figuresNote} />
      </Section>
      <Section heading={content.features} ground="sand">
        <FeatureColumns items={content.features.items} />
      </Section>
      <Section heading={content.categories}>
        <NetworkCategories categories={content.categories.categories} />
      </Section>
      <Section heading={content.terms} ground="night" headingPlace="beside" id="terms">
        <SpecificationTable caption={content.terms.title} rows={content.terms.rows} />
      </Section>
      <Section heading={content.join} headingPlace="beside" id="join">
        <Join content={content.join} />
      </Section>
      <Section heading={content.samples} ground="sand">
        <Samples results={content.samples.results} label={content.samples.label} />
      </Section>
      <Section heading={content.advantages} headingPlace="beside">
        <FeatureRows items={content.advantages.items} />
      </Section>
      <CallToAction content={content.callToAction} />
    </PageStack>
  )
}
