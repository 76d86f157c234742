import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as contact from '../../content/contact.ts'
import { Doors } from './doors.tsx'

export const examples: readonly Example[] = [
  part('Doors', <Doors doors={contact.channels.channels} />, 'night'),
]
