import { ripple } from '../prints/ripple.ts'
import { Breathe } from '../components/breathe/breathe.tsx'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { Chips } from '../components/chips/chips.tsx'
import { Devices } from '../components/devices/devices.tsx'
import { Emergency } from '../components/emergency/emergency.tsx'
import { FeatureRows } from '../components/features/features.tsx'
import { PhoneFold } from '../components/fold/fold.tsx'
import { Footnote } from '../components/text/footnote.tsx'
import { Hero, heroPrint } from '../components/hero/hero.tsx'
import { Join } from '../components/join/join.tsx'
import { NotSettled } from '../components/ledger/not-settled.tsx'
import { PageStack } from '../components/section/page-stack.tsx'
import { Print } from '../components/print/print.tsx'
import { Section } from '../components/section/section.tsx'
import { Sheet } from '../components/sheet/sheet.tsx'
import { SpecificationTable } from '../components/table/specification-table.tsx'
import * as content from '../content/chatbot.ts'
import { breathingMinutes } from '../content/figures.ts'
import { figuresNote } from '../content/glossary.ts'

const print = <Print drawing={ripple} id={heroPrint} view="340 20 860 860" />

/** K.Coach (/chatbot). */
export function Page() {
  const { clinicalReporting: reporting, engine } = content
  return (
    <PageStack hero={<Hero content={content.hero} print={print} accent="coach" />}>
      <Chips label={content.sections.label} chips={content.sections.chips} />
      <Section heading={content.capabilities} id="capabilities">
        <FeatureRows items={content.capabilities.items} />
      </Section>
      <Section heading={content.dialogues} ground="sand" id="samples">
        <Devices content={content.dialogues} />
        <Emergency content={content.emergency} />
      </Section>
      <Section heading={content.breathing} ground="band" id="breathing">
        <Breathe content={content.breathing} minutes={breathingMinutes} />
      </Section>
      <Section heading={reporting} ground="sand" headingPlace="beside" id="reports">
        <Sheet label={reporting.label} content={reporting.sheet} />
      </Section>
      <section id="engine" className="bg-paper">
        <div className="wrap">
          <PhoneFold summary={<h2 className="title-2">{engine.title}</h2>}>
            <div className="grid gap-4 mt-6">
              <SpecificationTable caption={engine.title} rows={engine.rows} />
              <Footnote text={figuresNote} />
            </div>
          </PhoneFold>
        </div>
      </section>
      <Section heading={content.join} ground="sand" id="join">
        <Join content={content.join} />
        <NotSettled {...content.open} />
      </Section>
      <CallToAction content={content.callToAction} view="560 240 420 420" />
    </PageStack>
  )
}
