import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as fitness from '../../content/fitness.ts'
import { Day } from './day.tsx'

export const examples: readonly Example[] = [part('Day', <Day content={fitness.modules} />)]
