import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as community from '../../content/community.ts'
import { Week } from './week.tsx'

export const examples: readonly Example[] = [part('Week', <Week content={community.week} />, 'band')]
