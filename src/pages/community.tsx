import { circles } from '../prints/circles.ts'
import { ActionLink } from '../components/actions/actions.tsx'
import { ActivityRow, ActivityTable, CategoryHeading } from '../components/table/activity-table.tsx'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { LoudPoints } from '../components/features/loud-points.tsx'
import { PrintHero } from '../components/hero/print-hero.tsx'
import { PageStack } from '../components/section/page-stack.tsx'
import { Section } from '../components/section/section.tsx'
import { Week } from '../components/week/week.tsx'
import * as content from '../content/community.ts'
import { looks } from './looks.ts'

const look = looks['/community']

/** Community systems (/community). */
export function Page() {
  return (
    <PageStack hero={<PrintHero content={content.hero} drawing={circles} look={look} isWhole />}>
      <Section heading={content.capabilities}>
        <LoudPoints items={content.capabilities.items} />
      </Section>
      <Section heading={content.week} ground="band" id="circles">
        <Week content={content.week} />
      </Section>
      <Section heading={content.points} ground="sand" id="points">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-x-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,8fr)] lg:grid-rows-[auto_1fr]">
          <div>
            <CategoryHeading {...content.points} />
          </div>
          <div className="lg:row-span-2 [--dots-width:none]">
            <ActivityTable {...content.points}>
              {content.points.category.activities.map((activity) => (
                <ActivityRow key={activity.code} activity={activity} words={content.points.words} />
              ))}
            </ActivityTable>
          </div>
          <div className="grid gap-2 content-start justify-items-start">
            <ActionLink action={content.points.action} />
            <p className="text-ink-soft">{content.points.note}</p>
          </div>
        </div>
      </Section>
      <CallToAction content={content.callToAction} view={look.closing} />
    </PageStack>
  )
}
