import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as fitness from '../../content/fitness.ts'
import { Section } from '../section/section.tsx'
import { AccessTable } from './access-table.tsx'
import { Day } from './day.tsx'

export const examples: readonly Example[] = [
  part('Day', <Day content={fitness.modules} />),
  part(
    'AccessTable',
    <Section heading={fitness.access} id="who-sees">
      <AccessTable section="who-sees" rows={fitness.access.rows} />
    </Section>,
  ),
]
