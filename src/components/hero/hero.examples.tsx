import { section } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { withLongWords } from '../../../gallery/long-words.ts'
import * as fitness from '../../content/fitness.ts'
import * as network from '../../content/network.ts'
import { map } from '../../prints/map.ts'
import { Print } from '../print/print.tsx'
import { Hero } from './hero.tsx'

export const examples: readonly Example[] = [
  section(
    'Hero, part of a print',
    <Hero
      content={network.hero}
      print={<Print drawing={map} view="660 130 480 360" fit="xMidYMid slice" />}
      look={{ accent: 'partners', framing: 'cut' }}
    />,
  ),
  section(
    'Hero, buttons that do nothing yet',
    <Hero
      content={fitness.hero}
      print={<Print drawing={map} />}
      look={{ accent: 'fitness', framing: 'cut' }}
    />,
  ),
  section(
    'Hero, long words',
    <Hero
      content={withLongWords(network.hero)}
      print={<Print drawing={map} />}
      look={{ accent: 'partners', framing: 'cut' }}
    />,
  ),
]
