import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { withLongWords } from '../../../gallery/long-words.ts'
import { costs } from '../../content/costs.ts'
import * as fitness from '../../content/fitness.ts'
import { notSettledList } from '../../content/rewards.ts'
import { Section } from '../section/section.tsx'
import { CostTable } from './cost-table.tsx'
import { FactTable } from './fact-table.tsx'

export const examples: readonly Example[] = [
  part(
    'CostTable',
    <Section heading={costs} id="costs">
      <CostTable content={costs} section="costs" notSettledList={notSettledList} />
    </Section>,
  ),
  part(
    'FactTable',
    <Section heading={fitness.access} id="access">
      <FactTable section="access" rows={fitness.access.rows} />
    </Section>,
  ),
  part('FactTable, long words', <FactTable section="access" rows={withLongWords(fitness.access.rows)} />),
]
