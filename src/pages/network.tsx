import mapFile from '../art/drawn/map.svg'
import map from '../art/drawn/map.svg?raw'
import { CallToAction } from '../components/call-to-action.tsx'
import { FeatureColumns, FeatureRows } from '../components/features.tsx'
import { Hero } from '../components/hero.tsx'
import { MetricPicture } from '../components/metrics.tsx'
import { NetworkCategories } from '../components/network-categories.tsx'
import { Samples } from '../components/samples.tsx'
import { Section } from '../components/section.tsx'
import { SpecificationTable } from '../components/specification-table.tsx'
import * as content from '../content/network.ts'

/** The partner network (/network). */
export function Page() {
  return (
    <>
      <Hero content={content.hero} print={map} accent="partners" view="close" />
      <Section heading={content.picture}>
        <MetricPicture content={content.picture} print={mapFile} />
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
      <Section heading={content.samples} ground="sand">
        <Samples results={content.samples.results} label={content.samples.label} />
      </Section>
      <Section heading={content.advantages} headingPlace="beside">
        <FeatureRows items={content.advantages.items} />
      </Section>
      <CallToAction content={content.callToAction} />
    </>
  )
}
