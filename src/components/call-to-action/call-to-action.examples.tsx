import { section } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { withLongWords } from '../../../gallery/long-words.ts'
import * as careers from '../../content/careers.ts'
import * as chatbot from '../../content/chatbot.ts'
import * as community from '../../content/community.ts'
import * as landing from '../../content/landing.ts'
import { looks } from '../../pages/looks.ts'
import { circles } from '../../prints/circles.ts'
import { freePlace } from '../../prints/places/circles.ts'
import { round } from '../../prints/places/frames.ts'
import { PrintHero } from '../hero/print-hero.tsx'
import { Seedling } from '../plant/growth.tsx'
import { CallToAction } from './call-to-action.tsx'
import { EarningCallToAction } from './earning-call-to-action.tsx'
import { FreePlace } from './free-place.tsx'
import { HeroCallToAction, PrintCallToAction } from './print-call-to-action.tsx'

const look = looks['/community']

export const examples: readonly Example[] = [
  section('CallToAction', <CallToAction content={landing.callToAction} />),
  section('PrintCallToAction', <PrintCallToAction content={careers.openApplication} Print={Seedling} />),
  section(
    'EarningCallToAction',
    <EarningCallToAction content={chatbot.callToAction} {...chatbot.protocolDots} />,
  ),
  section(
    'HeroCallToAction, after the hero whose print it shows again',
    <>
      <PrintHero content={community.hero} drawing={circles} look={look} />
      <HeroCallToAction content={community.callToAction} circle={round}>
        <FreePlace {...freePlace} />
      </HeroCallToAction>
    </>,
  ),
  section('CallToAction, long words', <CallToAction content={withLongWords(landing.callToAction)} />),
]
