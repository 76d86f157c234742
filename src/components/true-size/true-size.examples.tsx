import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as landing from '../../content/landing.ts'
import { TrueSize } from './true-size.tsx'

export const examples: readonly Example[] = [
  part('TrueSize', <TrueSize figures={landing.trueSize.figures} />, 'band'),
]
