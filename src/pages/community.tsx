import { circles } from '../prints/circles.ts'
import { ActionLink } from '../components/actions/actions.tsx'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { FeatureGrid, FeatureColumns, FeatureRows } from '../components/features/features.tsx'
import { Hero, heroPrint } from '../components/hero/hero.tsx'
import { PageStack } from '../components/page-stack/page-stack.tsx'
import { PointCategory } from '../components/point-categories/point-categories.tsx'
import { Print } from '../components/print/print.tsx'
import { Section } from '../components/section/section.tsx'
import * as content from '../content/community.ts'

const print = <Print drawing={circles} id={heroPrint} fit="xMidYMid slice" />

/** Community systems (/community). */
export function Page() {
  return (
    <PageStack hero={<Hero content={content.hero} print={print} accent="community" />}>
      <Section heading={content.capabilities}>
        <FeatureColumns items={content.capabilities.items} />
      </Section>
      <Section heading={content.circles} ground="sand" id="circles">
        <FeatureGrid items={content.circles.items} columns={3} />
      </Section>
      <Section heading={content.feed} headingPlace="beside">
        <FeatureRows items={content.feed.items} />
      </Section>
      <Section heading={content.liveSessions} ground="band">
        <FeatureGrid items={content.liveSessions.items} columns={2} />
      </Section>
      <Section heading={content.points} id="points">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6 justify-items-start">
          <PointCategory content={content.points.category} words={content.points.words} />
          <ActionLink action={content.points.action} />
        </div>
      </Section>
      <CallToAction content={content.callToAction} view="350 40 840 600" />
    </PageStack>
  )
}
