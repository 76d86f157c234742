import { section } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as landing from '../../content/landing.ts'
import { CallToAction } from './call-to-action.tsx'

export const examples: readonly Example[] = [
  section('CallToAction', <CallToAction content={landing.callToAction} />),
]
