import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { withLongWords } from '../../../gallery/long-words.ts'
import * as fitness from '../../content/fitness.ts'
import * as rewards from '../../content/rewards.ts'
import { Rise } from './rise.tsx'
import { Stations } from './stations.tsx'
import { Steps } from './steps.tsx'

export const examples: readonly Example[] = [
  part('Stations', <Stations stations={fitness.way.stations} />, 'band'),
  part('Rise', <Rise steps={fitness.protocols.steps} />),
  part('Steps', <Steps steps={rewards.protocol.steps} notes={rewards.features} />),
  part('Steps, long words', <Steps steps={withLongWords(rewards.protocol.steps)} notes={rewards.features} />),
]
