import growth from '../art/drawn/growth.svg?raw'
import { CallToAction } from '../components/call-to-action.tsx'
import { FeaturePatches, FeatureRows } from '../components/features.tsx'
import { Hero } from '../components/hero.tsx'
import { Section } from '../components/section.tsx'
import { Steps } from '../components/steps.tsx'
import * as content from '../content/careers.ts'

/** Careers (/careers). */
export function Page() {
  return (
    <>
      <Hero content={content.hero} print={growth} accent="partners" />
      <Section heading={content.values} headingPlace="beside" id="values">
        <FeatureRows items={content.values.items} />
      </Section>
      <Section heading={content.benefits} ground="sand" id="benefits">
        <FeaturePatches items={content.benefits.items} columns={3} />
      </Section>
      <Section heading={content.hiring}>
        <Steps steps={content.hiring.steps} />
      </Section>
      <CallToAction content={content.openApplication} />
    </>
  )
}
