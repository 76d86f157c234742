import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { status } from '../../content/site.ts'
import { StatusLine } from './status-line.tsx'

export const examples: readonly Example[] = status.line
  ? [part('StatusLine', <StatusLine content={status.line} />, 'night')]
  : []
