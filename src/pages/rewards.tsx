import { HeroCallToAction } from '../components/call-to-action/print-call-to-action.tsx'
import { Chips } from '../components/chips/chips.tsx'
import { NameColumn } from '../components/features/name-column.tsx'
import { Faq } from '../components/fold/faq.tsx'
import { PrintHero } from '../components/hero/print-hero.tsx'
import { Planner } from '../components/planner/planner.tsx'
import { PageStack } from '../components/section/page-stack.tsx'
import { Section } from '../components/section/section.tsx'
import { Steps } from '../components/steps/steps.tsx'
import { CostTable } from '../components/table/cost-table.tsx'
import { Tiers } from '../components/tiers/tiers.tsx'
import { costs } from '../content/costs.ts'
import { figuresLink } from '../content/links.ts'
import { examplePlans, planner } from '../content/planner.ts'
import { pointCategories, rangesNote } from '../content/point-categories.ts'
import * as content from '../content/rewards.ts'
import { site } from '../content/site.ts'
import { medal } from '../prints/medal.ts'
import { discs } from '../prints/places/discs.ts'
import { looks } from './looks.ts'
import * as style from './rewards.module.css'

const look = looks['/rewards']
const hero = <PrintHero content={content.hero} drawing={medal} look={look} frameClass={style.medals} />
const loud = { layoutClass: style.section, isLoud: true }

/** K.Rewards (/rewards). */
export function Page() {
  return (
    <PageStack hero={hero}>
      <Chips label={content.sections.label} chips={content.sections.chips} />
      <Section heading={content.protocol} headingPlace="top" {...loud} id="how">
        <Steps steps={content.protocol.steps} notes={content.features} />
      </Section>
      <Section heading={content.tiers} ground="band" {...loud} id="tiers">
        <Tiers content={content.tiers} medals={discs} />
      </Section>
      <Section heading={pointCategories} {...loud} id="points">
        <Planner
          categories={pointCategories.items}
          tiers={content.tiers.items}
          examples={examplePlans}
          words={planner}
          table={pointCategories.words}
          legend={pointCategories.legend}
          notes={[pointCategories.meansNote, rangesNote]}
          origin={site.origin}
        />
      </Section>
      <Section heading={costs} ground="sand" {...loud} id="costs">
        <CostTable content={costs} section="costs" notSettledList={content.notSettledList} />
      </Section>
      <Section heading={content.partnerGroups} headingPlace="top" {...loud} id="partners">
        <NameColumn items={content.partnerGroups.items} />
      </Section>
      <Section heading={content.faq} ground="sand" headingPlace="sticky" {...loud} id="questions">
        <Faq items={content.faq.items} link={figuresLink} />
      </Section>
      <HeroCallToAction content={content.callToAction} circle={discs.Bronze} />
    </PageStack>
  )
}
