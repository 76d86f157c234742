import { circles } from '../prints/circles.ts'
import { ActionLink } from '../components/actions/actions.tsx'
import { ActivityRow, ActivityTable, CategoryHeading } from '../components/table/activity-table.tsx'
import { PrintCallToAction } from '../components/call-to-action/print-call-to-action.tsx'
import { LoudPoints } from '../components/features/loud-points.tsx'
import { PrintHero } from '../components/hero/print-hero.tsx'
import { PageStack } from '../components/section/page-stack.tsx'
import { Section } from '../components/section/section.tsx'
import { Week } from '../components/week/week.tsx'
import * as content from '../content/community.ts'
import { looks } from './looks.ts'
import * as style from './community.module.css'

const look = looks['/community']

/** Community systems (/community). */
export function Page() {
  return (
    <PageStack hero={<PrintHero content={content.hero} drawing={circles} look={look} />}>
      <Section heading={content.week} ground="band" id="circles">
        <Week content={content.week} />
      </Section>
      <Section heading={content.capabilities}>
        {content.capabilities.groups.map(({ title, items }) => (
          <div key={title} className={style.sentence}>
            <h3>{title}</h3>
            <LoudPoints items={items} level={4} />
          </div>
        ))}
      </Section>
      <Section heading={content.points} ground="sand" headingPlace="beside" id="points">
        <div className={style.points}>
          <div>
            <CategoryHeading {...content.points} />
          </div>
          <ActivityTable {...content.points}>
            {content.points.category.activities.map((activity) => (
              <ActivityRow key={activity.code} activity={activity} words={content.points.words} />
            ))}
          </ActivityTable>
          <ActionLink action={content.points.action} />
        </div>
      </Section>
      <PrintCallToAction content={content.callToAction} view={look.closing} />
    </PageStack>
  )
}
