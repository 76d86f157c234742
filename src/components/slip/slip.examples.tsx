import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import sticker from '../../prints/sticker.svg'
import * as network from '../../content/network.ts'
import { Slip, Sticker } from './slip.tsx'

export const examples: readonly Example[] = [
  part('Slip', <Slip content={network.terms} />, 'band'),
  part(
    'Sticker',
    <Sticker content={network.sticker} print={{ src: sticker, width: 600, height: 600 }} />,
    'band',
  ),
]
