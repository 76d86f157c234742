import { pulse } from '../prints/pulse.ts'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { FeaturePatches } from '../components/features/features.tsx'
import { Footnote } from '../components/footnote/footnote.tsx'
import { Hero } from '../components/hero/hero.tsx'
import { PageStack } from '../components/page-stack/page-stack.tsx'
import { Section } from '../components/section/section.tsx'
import { SpecificationTable } from '../components/specification-table/specification-table.tsx'
import { Stack } from '../components/layers/layers.tsx'
import { Steps } from '../components/steps/steps.tsx'
import * as content from '../content/fitness.ts'
import { figuresNote } from '../content/glossary.ts'

/** Fitness (/fitness). */
export function Page() {
  return (
    <PageStack hero={<Hero content={content.hero} print={pulse} accent="fitness" />}>
      <Section heading={content.modules}>
        <FeaturePatches items={content.modules.items} columns={3} />
      </Section>
      <Section heading={content.specifications} ground="sand" headingPlace="beside">
        <div className="grid gap-4">
          <SpecificationTable caption={content.specifications.title} rows={content.specifications.rows} />
          <Footnote text={figuresNote} />
        </div>
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
    </PageStack>
  )
}
