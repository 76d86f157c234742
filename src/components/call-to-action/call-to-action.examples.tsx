import { section } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as careers from '../../content/careers.ts'
import * as landing from '../../content/landing.ts'
import { looks } from '../../pages/looks.ts'
import { growth } from '../../prints/growth.ts'
import { PrintHero } from '../hero/print-hero.tsx'
import { CallToAction } from './call-to-action.tsx'
import { PrintCallToAction } from './print-call-to-action.tsx'

const look = looks['/careers']

export const examples: readonly Example[] = [
  section('CallToAction', <CallToAction content={landing.callToAction} />),
  section(
    'PrintCallToAction, after the hero whose print it shows again',
    <>
      <PrintHero content={careers.hero} drawing={growth} look={look} />
      <PrintCallToAction content={careers.openApplication} view={look.closing} />
    </>,
  ),
]
