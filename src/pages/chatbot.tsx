import { TextLink } from '../components/actions/actions.tsx'
import { Breathe } from '../components/breathe/breathe.tsx'
import { HeroCallToAction } from '../components/call-to-action/print-call-to-action.tsx'
import { Chips } from '../components/chips/chips.tsx'
import { Devices } from '../components/devices/devices.tsx'
import { Emergency } from '../components/emergency/emergency.tsx'
import { LoudPoints } from '../components/features/loud-points.tsx'
import { PrintHero } from '../components/hero/print-hero.tsx'
import { JoinAs } from '../components/join/join-as.tsx'
import { NotSettled } from '../components/ledger/not-settled.tsx'
import { MetricList } from '../components/metrics/metric-list.tsx'
import { PageStack } from '../components/section/page-stack.tsx'
import { Section } from '../components/section/section.tsx'
import { Sheet } from '../components/sheet/sheet.tsx'
import * as content from '../content/chatbot.ts'
import { breathingMinutes } from '../content/figures.ts'
import { ripple } from '../prints/ripple.ts'
import * as style from './chatbot.module.css'
import { looks } from './looks.ts'

const look = looks['/chatbot']

/** K.Coach (/chatbot). */
export function Page() {
  const { capabilities, clinicalReporting: reporting, engine } = content
  return (
    <PageStack hero={<PrintHero content={content.hero} drawing={ripple} look={look} />}>
      <Chips label={content.sections.label} chips={content.sections.chips} />
      <Section heading={content.dialogues} id="samples">
        <Devices content={content.dialogues} />
        <Emergency content={content.emergency} />
      </Section>
      <Section heading={capabilities} ground="sand" id="capabilities">
        <LoudPoints items={capabilities.items} />
      </Section>
      <Section
        heading={content.breathing}
        ground="band"
        headingPlace="top"
        layout={style.breathing}
        id="breathing"
      >
        <Breathe content={content.breathing} minutes={breathingMinutes} />
      </Section>
      <Section heading={reporting} ground="sand" headingPlace="middle" isLoud id="reports">
        <Sheet label={reporting.label} content={reporting.sheet} minutes={breathingMinutes} />
      </Section>
      <Section heading={engine} id="engine">
        <MetricList metrics={engine.metrics} size="large" />
        <TextLink action={engine.link} />
      </Section>
      <Section heading={content.join} ground="sand" id="join">
        <JoinAs content={content.join}>
          <NotSettled {...content.openQuestions} />
        </JoinAs>
      </Section>
      <HeroCallToAction content={content.callToAction} view={look.closing} />
    </PageStack>
  )
}
