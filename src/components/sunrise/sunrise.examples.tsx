import { section } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as landing from '../../content/landing.ts'
import { ridges } from '../../prints/ridges.ts'
import { SunriseHero } from './sunrise-hero.tsx'

export const examples: readonly Example[] = [
  section(
    'SunriseHero',
    <SunriseHero
      content={landing.hero}
      ridges={ridges}
      caption={landing.sunCaption}
      look={{ accent: 'coach', framing: 'cut' }}
    />,
  ),
]
