import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { Crossings } from '../components/features/crossings.tsx'
import { LoudPoints } from '../components/features/loud-points.tsx'
import { Join } from '../components/join/join.tsx'
import { Offers } from '../components/offers/offers.tsx'
import { PageStack } from '../components/section/page-stack.tsx'
import { Section } from '../components/section/section.tsx'
import { Plates } from '../components/stack-scene/plates.tsx'
import { SunriseHero } from '../components/sunrise/sunrise-hero.tsx'
import { TrueSize } from '../components/true-size/true-size.tsx'
import { join } from '../content/join-landing.ts'
import * as content from '../content/landing.ts'
import { stackFrame } from '../prints/places/stack.ts'
import { ridges } from '../prints/ridges.ts'
import stack from '../prints/stack.svg'
import * as style from './landing.module.css'
import { looks } from './looks.ts'

/** Each with the print of its page. */
const offers = content.offerCards.items.map((item) => ({ ...item, print: looks[item.action.to].print }))

const stackFile = { src: stack, ...stackFrame }

/** The landing page (/). */
export function Page() {
  return (
    <PageStack
      hero={
        <SunriseHero content={content.hero} ridges={ridges} caption={content.sunCaption} look={looks['/']} />
      }
    >
      <Section heading={content.offerCards} ground="night">
        <Offers items={offers} />
      </Section>
      <Section heading={join} id="join">
        <Join content={join} />
      </Section>
      <Section heading={content.trueSize} ground="band" id="figures">
        <TrueSize figures={content.trueSize.figures} />
      </Section>
      <Section heading={content.whatIsWellnet}>
        <Plates items={content.whatIsWellnet.items} print={stackFile} />
      </Section>
      <Section heading={content.scenarios} layoutClass={style.scenarios}>
        <Crossings items={content.scenarios.items} />
      </Section>
      <Section heading={content.advantages} ground="sand">
        <LoudPoints items={content.advantages.items} />
      </Section>
      <CallToAction content={content.callToAction} />
    </PageStack>
  )
}
