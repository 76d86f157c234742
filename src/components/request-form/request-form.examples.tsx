import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as contact from '../../content/contact.ts'
import { RequestForm } from './request-form.tsx'

export const examples: readonly Example[] = [
  part('RequestForm', <RequestForm content={contact.requestForm} />),
]
