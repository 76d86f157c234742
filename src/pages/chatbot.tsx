import { ripple } from '../prints/ripple.ts'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { Dialogues } from '../components/dialogues/dialogues.tsx'
import { Emergency } from '../components/emergency/emergency.tsx'
import { FeaturePatches, FeatureColumns, FeatureRows } from '../components/features/features.tsx'
import { Footnote } from '../components/footnote/footnote.tsx'
import { Hero } from '../components/hero/hero.tsx'
import { Join } from '../components/join/join.tsx'
import { PageStack } from '../components/page-stack/page-stack.tsx'
import { Prose } from '../components/prose/prose.tsx'
import { Section } from '../components/section/section.tsx'
import { SpecificationTable } from '../components/specification-table/specification-table.tsx'
import { Steps } from '../components/steps/steps.tsx'
import * as content from '../content/coach.ts'
import { figuresNote } from '../content/glossary.ts'

/** K.Coach (/chatbot). */
export function Page() {
  return (
    <PageStack hero={<Hero content={content.hero} print={ripple} accent="coach" />}>
      <Section heading={content.capabilities} headingPlace="beside">
        <FeatureRows items={content.capabilities.items} />
      </Section>
      <Section heading={content.dialogues} ground="sand" id="samples">
        <Dialogues dialogues={content.dialogues.dialogues} label={content.dialogues.label} />
      </Section>
      <Section heading={content.notADoctor} headingPlace="beside">
        <div>
          <Prose paragraphs={content.notADoctor.paragraphs} />
          <Emergency content={content.emergency} />
        </div>
      </Section>
      <Section heading={content.breathing} ground="night">
        <Steps steps={content.breathing.steps} />
      </Section>
      <Section heading={content.protocols}>
        <FeaturePatches items={content.protocols.items} columns={3} />
      </Section>
      <Section heading={content.clinicalReporting} ground="sand">
        <FeatureColumns items={content.clinicalReporting.items} />
      </Section>
      <Section heading={content.engine} headingPlace="beside">
        <div className="grid gap-4">
          <SpecificationTable caption={content.engine.title} rows={content.engine.rows} />
          <Footnote text={figuresNote} />
        </div>
      </Section>
      <Section heading={content.join} ground="sand" headingPlace="beside" id="join">
        <Join content={content.join} />
      </Section>
      <CallToAction content={content.callToAction} />
    </PageStack>
  )
}
