import mapFile from '../prints/map.svg'
import { map } from '../prints/map.ts'
import sticker from '../prints/sticker.svg'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { Chips } from '../components/chips/chips.tsx'
import { FeatureColumns, FeatureRows } from '../components/features/features.tsx'
import { Footnote } from '../components/footnote/footnote.tsx'
import { Hero } from '../components/hero/hero.tsx'
import { Join } from '../components/join/join.tsx'
import { PageStack } from '../components/page-stack/page-stack.tsx'
import { MetricPicture } from '../components/metrics/metrics.tsx'
import { NetworkCategories } from '../components/network-categories/network-categories.tsx'
import { Print } from '../components/print/print.tsx'
import { Samples } from '../components/samples/samples.tsx'
import { Section } from '../components/section/section.tsx'
import { SpecificationTable } from '../components/specification-table/specification-table.tsx'
import { Till } from '../components/till/till.tsx'
import { figuresNote } from '../content/glossary.ts'
import * as content from '../content/network.ts'

/** A part of the map, enlarged. The whole map is further down the page. */
const print = <Print drawing={map} view="660 130 480 360" fit="xMidYMid slice" className="print-part" />

/** The partner network (/network). */
export function Page() {
  return (
    <PageStack hero={<Hero content={content.hero} print={print} accent="partners" />}>
      <Chips label={content.sections.label} chips={content.sections.chips} />
      <Section heading={content.picture} id="map">
        <MetricPicture content={content.picture} print={mapFile} />
        <Footnote text={figuresNote} />
      </Section>
      <Section heading={content.features} ground="sand" id="partners">
        <FeatureColumns items={content.features.items} />
      </Section>
      <Section heading={content.categories} id="kinds">
        <NetworkCategories content={content.categories} />
      </Section>
      <Section heading={content.terms} ground="band" id="terms">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 lg:gap-20 xl:grid-cols-[minmax(0,1fr)_auto] items-center">
          <SpecificationTable caption={content.terms.title} rows={content.terms.rows} />
          <Till content={content.till} sticker={sticker} />
        </div>
      </Section>
      <Section heading={content.join} id="join">
        <Join content={content.join} />
      </Section>
      <Section heading={content.samples} ground="sand" id="samples">
        <Samples content={content.samples} />
      </Section>
      <Section heading={content.advantages} headingPlace="beside" id="advantages">
        <FeatureRows items={content.advantages.items} />
      </Section>
      <CallToAction content={content.callToAction} />
    </PageStack>
  )
}
