import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as community from '../../content/community.ts'
import { costs } from '../../content/costs.ts'
import * as fitness from '../../content/fitness.ts'
import { pointCategories } from '../../content/point-categories.ts'
import { openQuestions } from '../../content/rewards.ts'
import { ActivityRow, ActivityTable, CategoryHeading } from './activity-table.tsx'
import { Section } from '../section/section.tsx'
import { CostTable } from './cost-table.tsx'
import { SpecificationTable } from './specification-table.tsx'

export const examples: readonly Example[] = [
  part(
    'CostTable',
    <Section heading={costs} id="costs">
      <CostTable content={costs} section="costs" open={openQuestions} />
    </Section>,
  ),
  part(
    'SpecificationTable',
    <Section heading={fitness.access} id="access">
      <SpecificationTable section="access" rows={fitness.access.rows} />
    </Section>,
  ),
  part(
    'ActivityTable',
    <ActivityTable {...community.points}>
      {community.points.category.activities.map((activity) => (
        <ActivityRow key={activity.code} activity={activity} words={pointCategories.words} />
      ))}
    </ActivityTable>,
  ),
  part('CategoryHeading', <CategoryHeading {...community.points} />),
]
