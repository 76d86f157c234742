import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { ways } from '../../content/chatbot.ts'
import { ringNames } from '../../prints/places/rings.ts'
import { ripple } from '../../prints/ripple.ts'
import { Dots } from './dots.tsx'
import { PrintNames } from './print-names.tsx'
import { Print } from './print.tsx'

export const examples: readonly Example[] = [
  part(
    'Dots, three rows and a part of one',
    <>
      95 <Dots count={95} perRow={30} />
    </>,
    'night',
  ),
  part(
    'Print, with names',
    <Print drawing={ripple}>
      <PrintNames names={ways} places={ringNames} anchor="middle" />
    </Print>,
    'night',
  ),
  part(
    'Dots, three lit',
    <>
      30 <Dots count={30} lit={3} />
    </>,
    'night',
  ),
  part(
    'Dots, three open',
    <>
      100 <Dots count={100} perRow={25} open={3} />
    </>,
  ),
]
