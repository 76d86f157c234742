import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as contact from '../../content/contact.ts'
import { Doors } from './doors.tsx'

export const examples: readonly Example[] = [
  part(
    'Doors',
    <Doors
      title={contact.channels.title}
      lead={contact.channels.lead}
      doors={contact.channels.items}
      id="doors"
    />,
    'night',
  ),
]
