import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { offers } from '../../pages/offers.ts'
import { Offers } from './offers.tsx'

export const examples: readonly Example[] = [part('Offers', <Offers items={offers} />)]
