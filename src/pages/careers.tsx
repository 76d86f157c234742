import { PrintCallToAction } from '../components/call-to-action/print-call-to-action.tsx'
import { OpenPoints } from '../components/features/open-points.tsx'
import { PrintHero } from '../components/hero/print-hero.tsx'
import { NotSettledLine } from '../components/ledger/not-settled-line.tsx'
import { Growth, Seedling } from '../components/plant/growth.tsx'
import { Roots } from '../components/plant/roots.tsx'
import { PageStack } from '../components/section/page-stack.tsx'
import { Section } from '../components/section/section.tsx'
import * as content from '../content/careers.ts'
import { aloe } from '../prints/aloe.ts'
import * as style from './careers.module.css'
import { looks } from './looks.ts'

const look = looks['/careers']

/** Careers (/careers). */
export function Page() {
  return (
    <PageStack
      hero={
        <PrintHero
          content={content.hero}
          drawing={aloe}
          look={look}
          className={style.words}
          frameClass={style.plant}
        />
      }
    >
      <Roots title={content.values.title} items={content.values.items} id="values" />
      <Section heading={content.benefits} isLoud id="benefits">
        <OpenPoints items={content.benefits.items} />
      </Section>
      <Section heading={content.hiring} ground="band" layoutClass={style.hiring} id="steps">
        <Growth steps={content.hiring.steps} />
        <NotSettledLine {...content.hiring.notSettledList} />
      </Section>
      <PrintCallToAction content={content.openApplication} Print={Seedling} />
    </PageStack>
  )
}
