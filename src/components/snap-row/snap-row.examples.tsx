import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as landing from '../../content/landing.ts'
import * as network from '../../content/network.ts'
import { Samples } from './samples.tsx'
import { Scenarios } from './scenarios.tsx'

export const examples: readonly Example[] = [
  part('Scenarios', <Scenarios content={landing.scenarios} />),
  part('Samples', <Samples content={network.samples} />),
]
