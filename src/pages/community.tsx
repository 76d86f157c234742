import circles from '../art/drawn/circles.svg?raw'
import { ActionLink } from '../components/action.tsx'
import { CallToAction } from '../components/call-to-action.tsx'
import { FeaturePatches, FeatureColumns, FeatureRows } from '../components/features.tsx'
import { Hero } from '../components/hero.tsx'
import { PointCategory } from '../components/point-category.tsx'
import { Section } from '../components/section.tsx'
import * as content from '../content/community.ts'

/** Community systems (/community). */
export function Page() {
  return (
    <>
      <Hero content={content.hero} print={circles} accent="community" />
      <Section heading={content.capabilities}>
        <FeatureColumns items={content.capabilities.items} />
      </Section>
      <Section heading={content.circles} ground="sand" id="circles">
        <FeaturePatches items={content.circles.items} columns={3} />
      </Section>
      <Section heading={content.feed} headingPlace="beside">
        <FeatureRows items={content.feed.items} />
      </Section>
      <Section heading={content.liveSessions} ground="night">
        <FeaturePatches items={content.liveSessions.items} columns={2} />
      </Section>
      <Section heading={content.points} headingPlace="beside" id="points">
        <div className="grid gap-6 justify-items-start">
          <PointCategory content={content.points.category} />
          <ActionLink action={content.points.action} />
        </div>
      </Section>
      <CallToAction content={content.callToAction} />
    </>
  )
}
