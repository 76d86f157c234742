import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as careers from '../../content/careers.ts'
import { Growth } from './growth.tsx'
import { Roots } from './roots.tsx'

export const examples: readonly Example[] = [
  part('Growth', <Growth steps={careers.hiring.steps} />, 'band'),
  part('Roots', <Roots title={careers.values.title} items={careers.values.items} id="roots" />, 'night'),
]
