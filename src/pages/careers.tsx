import { growth } from '../prints/growth.ts'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { FeatureColumns, FeatureRows } from '../components/features/features.tsx'
import { Hero, heroPrint } from '../components/hero/hero.tsx'
import { PageStack } from '../components/page-stack/page-stack.tsx'
import { Print } from '../components/print/print.tsx'
import { Section } from '../components/section/section.tsx'
import { Steps } from '../components/steps/steps.tsx'
import * as content from '../content/careers.ts'

const print = <Print drawing={growth} id={heroPrint} fit="xMidYMin slice" />

/** Careers (/careers). */
export function Page() {
  return (
    <PageStack hero={<Hero content={content.hero} print={print} accent="partners" />}>
      <Section heading={content.values} id="values">
        <FeatureColumns items={content.values.items} />
      </Section>
      <Section heading={content.benefits} ground="sand" headingPlace="beside" id="benefits">
        <FeatureRows items={content.benefits.items} />
      </Section>
      <Section heading={content.hiring} ground="band">
        <Steps steps={content.hiring.steps} />
      </Section>
      <CallToAction content={content.openApplication} view="440 130 660 480" />
    </PageStack>
  )
}
