import { TextLink } from '../components/actions/actions.tsx'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { Chips } from '../components/chips/chips.tsx'
import { ConsentGate } from '../components/consent-gate/consent-gate.tsx'
import { Hero } from '../components/hero/hero.tsx'
import { JoinAs } from '../components/join/join-as.tsx'
import { Ledger } from '../components/ledger/ledger.tsx'
import { PageStack } from '../components/section/page-stack.tsx'
import { Section } from '../components/section/section.tsx'
import { StackPrint } from '../components/stack-scene/stack-print.tsx'
import { StackScene } from '../components/stack-scene/stack-scene.tsx'
import { figuresLink } from '../content/links.ts'
import * as content from '../content/wellnet.ts'
import { stack } from '../prints/stack.ts'
import { looks } from './looks.ts'
import * as style from './wellnet.module.css'

const look = looks['/wellnet']
const print = <StackPrint parts={stack} names={content.names} alt={content.picture.alt} {...look.crop} />

/** Wellnet (/wellnet). */
export function Page() {
  return (
    <PageStack
      hero={
        <Hero
          content={content.hero}
          print={print}
          look={look}
          className={style.short}
          frameClass={style.stack}
        />
      }
    >
      <Chips label={content.sections.label} chips={content.sections.chips} />
      <Section heading={content.picture} ground="band" id="stacks">
        <StackScene
          plate={stack.government}
          metrics={content.picture.metrics}
          government={content.governmentStack}
          citizens={content.citizenStack}
          bridge={content.picture.bridge}
        >
          <TextLink action={figuresLink} />
        </StackScene>
      </Section>
      <Section heading={content.gate} isLoud id="gate">
        <ConsentGate content={content.gate} />
      </Section>
      <Section heading={content.contract} ground="sand" id="contract">
        <Ledger groups={content.contract.groups}>
          <TextLink action={content.contract.link} />
        </Ledger>
      </Section>
      <Section heading={content.join} id="join">
        <JoinAs content={content.join} />
      </Section>
      <CallToAction content={content.callToAction} />
    </PageStack>
  )
}
