import { section } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { ridges } from '../../prints/ridges.ts'
import * as landing from '../../content/landing.ts'
import { site } from '../../content/site.ts'
import { SunriseHero } from './sunrise-hero.tsx'

export const examples: readonly Example[] = [
  section(
    'Hero, sunrise',
    <SunriseHero
      content={landing.hero}
      ridges={ridges}
      caption={{ words: landing.sunCaption, locale: site.locale }}
      look={{ accent: 'coach', framing: 'cut' }}
    />,
  ),
]
