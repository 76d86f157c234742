import { ripple } from '../prints/ripple.ts'
import { Breathe } from '../components/breathe/breathe.tsx'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { Emergency } from '../components/emergency/emergency.tsx'
import { Footnote } from '../components/footnote/footnote.tsx'
import { Chips } from '../components/chips/chips.tsx'
import { Devices } from '../components/devices/devices.tsx'
import { FeatureGrid, FeatureColumns } from '../components/features/features.tsx'
import { Hero, heroPrint } from '../components/hero/hero.tsx'
import { Join } from '../components/join/join.tsx'
import { PageStack } from '../components/page-stack/page-stack.tsx'
import { Print } from '../components/print/print.tsx'
import { Prose } from '../components/prose/prose.tsx'
import { Section } from '../components/section/section.tsx'
import { SpecificationTable } from '../components/specification-table/specification-table.tsx'
import { Steps } from '../components/steps/steps.tsx'
import * as content from '../content/chatbot.ts'
import { figuresNote } from '../content/glossary.ts'

const print = <Print drawing={ripple} id={heroPrint} fit="xMidYMid slice" />

/** K.Coach (/chatbot). */
export function Page() {
  return (
    <PageStack hero={<Hero content={content.hero} print={print} accent="coach" />}>
      <Chips label={content.sections.label} chips={content.sections.chips} />
      <Section heading={content.capabilities} id="capabilities">
        <FeatureGrid items={content.capabilities.items} columns={2} />
      </Section>
      <Section heading={content.dialogues} ground="sand" id="samples">
        <Devices content={content.dialogues} />
      </Section>
      <Section heading={content.notADoctor}>
        <Prose paragraphs={content.notADoctor.paragraphs} aside={<Emergency content={content.emergency} />} />
      </Section>
      <Section heading={content.breathing} ground="band" id="breathing">
        <div className="grid gap-10 lg:gap-20 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] items-center">
          <Steps steps={content.breathing.steps} direction="down" />
          <Breathe content={content.breatheAlong} />
        </div>
      </Section>
      <Section heading={content.protocols} id="protocols">
        <FeatureGrid items={content.protocols.items} columns={3} />
      </Section>
      <Section heading={content.clinicalReporting} ground="sand" id="reports">
        <FeatureColumns items={content.clinicalReporting.items} />
      </Section>
      <Section heading={content.engine} headingPlace="beside" id="engine">
        <div className="grid gap-4">
          <SpecificationTable caption={content.engine.title} rows={content.engine.rows} />
          <Footnote text={figuresNote} />
        </div>
      </Section>
      <Section heading={content.join} ground="sand" id="join">
        <Join content={content.join} />
      </Section>
      <CallToAction content={content.callToAction} view="560 240 420 420" />
    </PageStack>
  )
}
