import { path } from '../prints/path.ts'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { FeatureGrid, FeatureColumns } from '../components/features/features.tsx'
import { Footnote } from '../components/footnote/footnote.tsx'
import { Hero, heroPrint } from '../components/hero/hero.tsx'
import { PageStack } from '../components/page-stack/page-stack.tsx'
import { Print } from '../components/print/print.tsx'
import { Prose } from '../components/prose/prose.tsx'
import { Section } from '../components/section/section.tsx'
import { Stack } from '../components/layers/layers.tsx'
import * as content from '../content/about.ts'
import { figuresNote } from '../content/glossary.ts'

const print = <Print drawing={path} id={heroPrint} fit="xMidYMid slice" />

/** Company overview (/about). */
export function Page() {
  return (
    <PageStack hero={<Hero content={content.hero} print={print} accent="coach" />}>
      <Section heading={content.principles}>
        <FeatureGrid items={content.principles.items} columns={2} />
      </Section>
      <Section heading={content.architecture} ground="sand">
        <div className="grid gap-4">
          <Stack layers={content.architecture.layers} />
          <Footnote text={figuresNote} />
        </div>
      </Section>
      <Section heading={content.mission} ground="band" id="mission">
        <Prose paragraphs={content.mission.paragraphs} columns={2} />
      </Section>
      <Section heading={content.audiences}>
        <FeatureColumns items={content.audiences.items} />
      </Section>
      <CallToAction content={content.callToAction} view="560 190 480 330" />
    </PageStack>
  )
}
