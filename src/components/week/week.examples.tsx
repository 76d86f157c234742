import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as community from '../../content/community.ts'
import { Week } from './week.tsx'

const { week } = community
const [circles, sessions] = week.groups

export const examples: readonly Example[] = [
  part('Week', <Week content={week} />, 'band'),
  part('Week, without live sessions', <Week content={{ ...week, groups: [circles] }} />, 'band'),
  part(
    'Week, with one kind of session',
    <Week content={{ ...week, groups: [{ ...sessions, kinds: sessions.kinds.slice(0, 1) }] }} />,
    'band',
  ),
]
