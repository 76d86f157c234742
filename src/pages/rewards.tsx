import { medal } from '../prints/medal.ts'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { CostTable } from '../components/cost-table/cost-table.tsx'
import { Faq } from '../components/faq/faq.tsx'
import { FeaturePatches } from '../components/features/features.tsx'
import { Footnote } from '../components/footnote/footnote.tsx'
import { Hero } from '../components/hero/hero.tsx'
import { PageStack } from '../components/page-stack/page-stack.tsx'
import { PartnerGroups } from '../components/partner-groups/partner-groups.tsx'
import { PointCategories } from '../components/point-categories/point-categories.tsx'
import { Section } from '../components/section/section.tsx'
import { Steps } from '../components/steps/steps.tsx'
import { TierWays } from '../components/tier-ways/tier-ways.tsx'
import { Tiers } from '../components/tiers/tiers.tsx'
import { costs } from '../content/costs.ts'
import { figuresNote } from '../content/glossary.ts'
import { planner } from '../content/planner.ts'
import { pointCategories } from '../content/point-categories.ts'
import * as content from '../content/rewards.ts'
import { RewardsPlanner } from './rewards-planner.tsx'

/** K.Rewards (/rewards). */
export function Page() {
  return (
    <PageStack hero={<Hero content={content.hero} print={medal} accent="rewards" />}>
      <Section heading={content.protocol}>
        <Steps steps={content.protocol.steps} />
      </Section>
      <Section heading={content.features} ground="sand">
        <FeaturePatches items={content.features.items} columns={2} />
      </Section>
      <Section heading={content.tiers} ground="night" id="tiers">
        <Tiers tiers={content.tiers.tiers} note={content.tiers.note} />
      </Section>
      <Section heading={pointCategories} id="points">
        <PointCategories categories={pointCategories.categories} />
      </Section>
      <Section heading={content.tierWays} ground="sand" headingPlace="beside">
        <TierWays ways={content.tierWays.ways} sum={content.tierWays.sum} />
      </Section>
      <Section heading={planner} id="plan">
        <RewardsPlanner />
      </Section>
      <Section heading={costs} ground="sand" headingPlace="beside" id="costs">
        <CostTable content={costs} />
      </Section>
      <Section heading={content.partnerGroups}>
        <PartnerGroups groups={content.partnerGroups.groups} note={content.partnerGroups.note} />
      </Section>
      <Section heading={content.faq} ground="sand" headingPlace="beside">
        <div className="grid gap-4">
          <Faq items={content.faq.items} />
          <Footnote text={figuresNote} />
        </div>
      </Section>
      <CallToAction content={content.callToAction} />
    </PageStack>
  )
}
