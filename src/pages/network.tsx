import { Link } from '@tanstack/react-router'
import mapFile from '../prints/map.svg'
import { map } from '../prints/map.ts'
import sticker from '../prints/sticker.svg'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { Chips } from '../components/chips/chips.tsx'
import { FeatureColumns, FeatureRows } from '../components/features/features.tsx'
import { Hero } from '../components/hero/hero.tsx'
import { Join } from '../components/join/join.tsx'
import { PageStack } from '../components/section/page-stack.tsx'
import { MetricPicture } from '../components/metrics/metrics.tsx'
import { NetworkCategories } from '../components/partners/network-categories.tsx'
import { Print } from '../components/print/print.tsx'
import { Samples } from '../components/snap-row/samples.tsx'
import { Section } from '../components/section/section.tsx'
import { Slip, Sticker } from '../components/slip/slip.tsx'
import * as content from '../content/network.ts'

/** A part of the map, enlarged. The whole map is further down the page. */
const print = <Print drawing={map} view="660 130 480 360" fit="xMidYMid slice" className="print-part" />

/** The partner network (/network). */
export function Page() {
  const { link } = content.picture
  return (
    <PageStack hero={<Hero content={content.hero} print={print} accent="partners" />}>
      <Chips label={content.sections.label} chips={content.sections.chips} />
      <Section heading={content.picture} id="map">
        <div>
          <MetricPicture content={content.picture} print={mapFile} />
          <Link to={link.to} className="text-link mt-3">
            {link.label}
          </Link>
        </div>
      </Section>
      <Section heading={content.categories} ground="sand" id="kinds">
        <NetworkCategories content={content.categories} />
      </Section>
      <Section heading={content.features} id="partners">
        <FeatureColumns items={content.features.items} />
      </Section>
      <Section heading={content.terms} headingPlace="beside" ground="band" id="terms">
        <Slip content={content.terms} className="lg:row-span-2" />
        <Sticker content={content.sticker} print={sticker} className="lg:self-start" />
      </Section>
      <Section heading={content.join} id="join">
        <Join content={content.join} />
      </Section>
      <Section heading={content.samples} ground="sand" id="samples">
        <Samples content={content.samples} />
      </Section>
      <Section heading={content.advantages} id="advantages">
        <FeatureRows items={content.advantages.items} />
      </Section>
      <CallToAction content={content.callToAction} />
    </PageStack>
  )
}
