import { Breathe } from '../components/breathe/breathe.tsx'
import { EarningCallToAction } from '../components/call-to-action/earning-call-to-action.tsx'
import { Chips } from '../components/chips/chips.tsx'
import { Devices } from '../components/devices/devices.tsx'
import { Emergency } from '../components/emergency/emergency.tsx'
import { Branches } from '../components/features/branches.tsx'
import { PrintHero } from '../components/hero/print-hero.tsx'
import { JoinAs } from '../components/join/join-as.tsx'
import { NotSettledColumns } from '../components/ledger/not-settled-columns.tsx'
import { MetricColumn } from '../components/metrics/metric-column.tsx'
import { PrintNames } from '../components/print/print-names.tsx'
import { Report } from '../components/report/report.tsx'
import { PageStack } from '../components/section/page-stack.tsx'
import { Section } from '../components/section/section.tsx'
import * as content from '../content/chatbot.ts'
import { breathingMinutes } from '../content/figures.ts'
import { ringNames } from '../prints/places/rings.ts'
import { ripple } from '../prints/ripple.ts'
import * as style from './chatbot.module.css'
import { looks } from './looks.ts'

const look = looks['/chatbot']
const names = <PrintNames names={content.ways} places={ringNames} anchor="middle" />
const hero = (
  <PrintHero content={content.hero} drawing={ripple} look={look} names={names} frameClass={style.print} />
)

/** A loud heading beside the middle of what it begins. */
const said = { headingPlace: 'middle', isLoud: true, layoutClass: style.said } as const

/** A heading on the line of the first figure. */
const engine = { headingPlace: 'top', layoutClass: style.engine } as const

/** K.Coach (/chatbot). */
export function Page() {
  return (
    <PageStack hero={hero}>
      <Chips label={content.sections.label} chips={content.sections.chips} />
      <Section heading={content.dialogues} ground="sand" isLoud id="samples">
        <Devices content={content.dialogues} />
        <Emergency content={content.emergency} />
      </Section>
      <Section heading={content.capabilities} {...said} id="capabilities">
        <Branches items={content.capabilities.items} />
      </Section>
      <Section heading={content.breathing} ground="band" headingPlace="centre" id="breathing">
        <Breathe content={content.breathing} minutes={breathingMinutes} />
      </Section>
      <Section heading={content.reporting} {...said} id="reports">
        <Report content={content.reporting.report} minutes={breathingMinutes} />
      </Section>
      <Section heading={content.engine} {...engine} ground="sand" id="engine">
        <MetricColumn metrics={content.engine.metrics} link={content.engine.link} />
      </Section>
      <Section heading={content.join} id="join">
        <JoinAs content={content.join} />
        <NotSettledColumns {...content.notSettledList} />
      </Section>
      <EarningCallToAction content={content.callToAction} {...content.protocolDots} />
    </PageStack>
  )
}
