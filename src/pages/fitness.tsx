import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { AccessTable } from '../components/day/access-table.tsx'
import { Day } from '../components/day/day.tsx'
import { PrintHero } from '../components/hero/print-hero.tsx'
import { NotSettledLine } from '../components/ledger/not-settled-line.tsx'
import { PageStack } from '../components/section/page-stack.tsx'
import { Section } from '../components/section/section.tsx'
import { Rise } from '../components/steps/rise.tsx'
import { Stations } from '../components/steps/stations.tsx'
import * as content from '../content/fitness.ts'
import { pulse } from '../prints/pulse.ts'
import * as style from './fitness.module.css'
import { looks } from './looks.ts'

const look = looks['/fitness']

/** Fitness (/fitness). */
export function Page() {
  return (
    <PageStack
      hero={<PrintHero content={content.hero} drawing={pulse} look={look} frameClass={style.print} />}
    >
      <Section heading={content.modules} ground="night" isLoud id="modules">
        <Day content={content.modules} />
      </Section>
      <Section heading={content.way} ground="band" layoutClass={style.way} id="way">
        <Stations stations={content.way.stations} />
        <NotSettledLine {...content.way.notSettledList} />
      </Section>
      <Section heading={content.protocols}>
        <Rise steps={content.protocols.steps} />
      </Section>
      <Section heading={content.access} ground="sand" id="access">
        <AccessTable section="access" rows={content.access.rows} />
      </Section>
      <CallToAction content={content.callToAction} />
    </PageStack>
  )
}
