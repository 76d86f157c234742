import day from '../prints/day.svg'
import { pulse } from '../prints/pulse.ts'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { FeatureGrid } from '../components/features/features.tsx'
import { Footnote } from '../components/footnote/footnote.tsx'
import { Hero, heroPrint } from '../components/hero/hero.tsx'
import { PageStack } from '../components/page-stack/page-stack.tsx'
import { Price } from '../components/price/price.tsx'
import { Print } from '../components/print/print.tsx'
import { Section } from '../components/section/section.tsx'
import { SpecificationTable } from '../components/specification-table/specification-table.tsx'
import { Stack } from '../components/layers/layers.tsx'
import { Steps } from '../components/steps/steps.tsx'
import { fitnessFromRandPerMonth, fitnessNormallyRandPerMonth } from '../content/figures.ts'
import * as content from '../content/fitness.ts'
import { figuresNote } from '../content/glossary.ts'

const print = <Print drawing={pulse} id={heroPrint} view="-240 50 1380 900" fit="xMaxYMin slice" />

/** Fitness (/fitness). */
export function Page() {
  return (
    <PageStack hero={<Hero content={content.hero} print={print} accent="fitness" />}>
      <Section heading={content.modules} id="modules">
        <FeatureGrid items={content.modules.items} columns={3} />
      </Section>
      <Section heading={content.price} ground="band" id="price">
        <Price
          content={content.price}
          rand={{ from: fitnessFromRandPerMonth, normally: fitnessNormallyRandPerMonth }}
          day={day}
        />
      </Section>
      <Section heading={content.specifications} ground="sand" headingPlace="beside">
        <div className="grid gap-4">
          <SpecificationTable caption={content.specifications.title} rows={content.specifications.rows} />
          <Footnote text={figuresNote} />
        </div>
      </Section>
      <Section heading={content.protocols}>
        <Steps steps={content.protocols.steps} />
      </Section>
      <Section heading={content.architecture} ground="sand">
        <Stack layers={content.architecture.layers} />
      </Section>
      <Section heading={content.access}>
        <SpecificationTable caption={content.access.title} rows={content.access.rows} />
      </Section>
      <CallToAction content={content.callToAction} view="480 360 720 330" />
    </PageStack>
  )
}
