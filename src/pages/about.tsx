import { path } from '../prints/path.ts'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { FeaturePatches, FeatureColumns } from '../components/features/features.tsx'
import { Footnote } from '../components/footnote/footnote.tsx'
import { Hero } from '../components/hero/hero.tsx'
import { PageStack } from '../components/page-stack/page-stack.tsx'
import { Prose } from '../components/prose/prose.tsx'
import { Section } from '../components/section/section.tsx'
import { Stack } from '../components/layers/layers.tsx'
import * as content from '../content/about.ts'
import { figuresNote } from '../content/glossary.ts'

/** Company overview (/about). */
export function Page() {
  return (
    <PageStack hero={<Hero content={content.hero} print={path} accent="coach" />}>
      <Section heading={content.principles}>
        <FeatureColumns items={content.principles.items} />
      </Section>
      <Section heading={content.architecture} ground="sand" headingPlace="beside">
        <div className="grid gap-4">
          <Stack layers={content.architecture.layers} />
          <Footnote text={figuresNote} />
        </div>
      </Section>
      <Section heading={content.mission} ground="night" headingPlace="beside" id="mission">
        <Prose paragraphs={content.mission.paragraphs} />
      </Section>
      <Section heading={content.audiences}>
        <FeaturePatches items={content.audiences.items} columns={3} />
      </Section>
      <CallToAction content={content.callToAction} />
    </PageStack>
  )
}
