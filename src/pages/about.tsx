import path from '../art/drawn/path.svg?raw'
import { CallToAction } from '../components/call-to-action.tsx'
import { FeaturePatches, FeatureColumns } from '../components/features.tsx'
import { Hero } from '../components/hero.tsx'
import { Prose } from '../components/prose.tsx'
import { Section } from '../components/section.tsx'
import { Stack } from '../components/stack.tsx'
import * as content from '../content/about.ts'

/** Company overview (/about). */
export function Page() {
  return (
    <>
      <Hero content={content.hero} print={path} accent="coach" />
      <Section heading={content.principles}>
        <FeatureColumns items={content.principles.items} />
      </Section>
      <Section heading={content.architecture} ground="sand" headingPlace="beside">
        <Stack layers={content.architecture.layers} />
      </Section>
      <Section heading={content.mission} ground="night" headingPlace="beside" id="mission">
        <Prose paragraphs={content.mission.paragraphs} />
      </Section>
      <Section heading={content.audiences}>
        <FeaturePatches items={content.audiences.items} columns={3} />
      </Section>
      <CallToAction content={content.callToAction} />
    </>
  )
}
