import pulse from '../art/drawn/pulse.svg?raw'
import { CallToAction } from '../components/call-to-action.tsx'
import { FeaturePatches } from '../components/features.tsx'
import { Hero } from '../components/hero.tsx'
import { Section } from '../components/section.tsx'
import { SpecificationTable } from '../components/specification-table.tsx'
import { Stack } from '../components/stack.tsx'
import { Steps } from '../components/steps.tsx'
import * as content from '../content/fitness.ts'

/** Fitness (/fitness). */
export function Page() {
  return (
    <>
      <Hero content={content.hero} print={pulse} accent="fitness" />
      <Section heading={content.modules}>
        <FeaturePatches items={content.modules.items} columns={3} />
      </Section>
      <Section heading={content.specifications} ground="sand" headingPlace="beside">
        <SpecificationTable caption={content.specifications.title} rows={content.specifications.rows} />
      </Section>
      <Section heading={content.protocols} ground="night">
        <Steps steps={content.protocols.steps} />
      </Section>
      <Section heading={content.architecture} headingPlace="beside">
        <Stack layers={content.architecture.layers} />
      </Section>
      <Section heading={content.access} ground="sand" headingPlace="beside">
        <SpecificationTable caption={content.access.title} rows={content.access.rows} />
      </Section>
      <CallToAction content={content.callToAction} />
    </>
  )
}
