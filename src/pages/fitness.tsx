import { pulse } from '../prints/pulse.ts'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { Day } from '../components/day/day.tsx'
import { Hero, heroPrint } from '../components/hero/hero.tsx'
import { NotSettled } from '../components/ledger/not-settled.tsx'
import { PageStack } from '../components/section/page-stack.tsx'
import { Print } from '../components/print/print.tsx'
import { Section } from '../components/section/section.tsx'
import { SpecificationTable } from '../components/table/specification-table.tsx'
import { Stations } from '../components/steps/stations.tsx'
import { Rise } from '../components/steps/rise.tsx'
import * as content from '../content/fitness.ts'

const print = <Print drawing={pulse} id={heroPrint} view="-240 50 1380 900" fit="xMaxYMin slice" />

/** Fitness (/fitness). */
export function Page() {
  return (
    <PageStack hero={<Hero content={content.hero} print={print} accent="fitness" />}>
      <Section heading={content.modules} id="modules">
        <Day content={content.modules} />
      </Section>
      <Section heading={content.way} ground="band" id="way">
        <Stations stations={content.way.stations} />
        <NotSettled {...content.way.open} />
      </Section>
      <Section heading={content.protocols}>
        <Rise steps={content.protocols.steps} />
      </Section>
      <Section heading={content.access} ground="sand" headingPlace="beside" id="access">
        <SpecificationTable caption={content.access.title} rows={content.access.rows} />
      </Section>
      <CallToAction content={content.callToAction} view="480 360 720 330" />
    </PageStack>
  )
}
