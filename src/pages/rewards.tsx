import { medal } from '../prints/medal.ts'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { Faq } from '../components/faq/faq.tsx'
import { FeaturePatches } from '../components/features/features.tsx'
import { Hero } from '../components/hero/hero.tsx'
import { PageStack } from '../components/page-stack/page-stack.tsx'
import { PartnerGroups } from '../components/partner-groups/partner-groups.tsx'
import { PointCategories } from '../components/point-categories/point-categories.tsx'
import { Section } from '../components/section/section.tsx'
import { Steps } from '../components/steps/steps.tsx'
import { Tiers } from '../components/tiers/tiers.tsx'
import { pointCategories } from '../content/point-categories.ts'
import * as content from '../content/rewards.ts'

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
      <Section heading={content.partnerGroups} ground="sand">
        <PartnerGroups groups={content.partnerGroups.groups} note={content.partnerGroups.note} />
      </Section>
      <Section heading={content.faq} headingPlace="beside">
        <Faq items={content.faq.items} />
      </Section>
      <CallToAction content={content.callToAction} />
    </PageStack>
  )
}
