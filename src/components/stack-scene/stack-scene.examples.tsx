import { part, section } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as landing from '../../content/landing.ts'
import * as wellnet from '../../content/wellnet.ts'
import { stackFrame } from '../../prints/places/stack.ts'
import stackFile from '../../prints/stack.svg'
import { stack } from '../../prints/stack.ts'
import { Plates } from './plates.tsx'
import { StackPrint } from './stack-print.tsx'
import { StackScene } from './stack-scene.tsx'

export const examples: readonly Example[] = [
  section(
    'StackScene',
    <>
      <StackPrint parts={stack} names={wellnet.names} view="-180 -60 1100 1110" alt={wellnet.picture.alt} />
      <StackScene
        plate={stack.government}
        metrics={wellnet.picture.metrics}
        government={wellnet.governmentStack}
        citizens={wellnet.citizenStack}
        bridge={wellnet.picture.bridge}
      />
    </>,
  ),
  part('Plates', <Plates items={landing.whatIsWellnet.items} print={{ src: stackFile, ...stackFrame }} />),
]
