import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { Dots } from './dots.tsx'

export const examples: readonly Example[] = [
  part(
    'Dots, three rows and a part of one',
    <>
      95 <Dots count={95} perRow={30} />
    </>,
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
