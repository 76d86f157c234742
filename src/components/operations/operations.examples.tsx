import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { operations } from '../../content/contact.ts'
import { Operations } from './operations.tsx'

export const examples: readonly Example[] = [
  part('Operations', <Operations content={operations} className="" />),
]
