import { Link } from '@tanstack/react-router'
import { growth } from '../prints/growth.ts'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { Roots } from '../components/features/roots.tsx'
import { Rosette } from '../components/features/rosette.tsx'
import { Growth } from '../components/steps/growth.tsx'
import { Hero, heroPrint } from '../components/hero/hero.tsx'
import { PageStack } from '../components/section/page-stack.tsx'
import { Print } from '../components/print/print.tsx'
import { Section } from '../components/section/section.tsx'
import * as content from '../content/careers.ts'

const print = <Print drawing={growth} id={heroPrint} view="470 0 600 800" />

/** Careers (/careers). */
export function Page() {
  const { note, link } = content.hiring
  return (
    <PageStack hero={<Hero content={content.hero} print={print} accent="partners" />}>
      <Roots title={content.values.title} items={content.values.items} id="values" />
      <Section heading={content.benefits} ground="sand" id="benefits">
        <Rosette items={content.benefits.items} />
      </Section>
      <Section heading={content.hiring} ground="band" id="steps">
        <Growth steps={content.hiring.steps} />
        <p>
          {note}{' '}
          <Link to={link.to} hash={link.hash} className="text-link">
            {link.label}
          </Link>
        </p>
      </Section>
      <CallToAction content={content.openApplication} view="440 130 660 480" />
    </PageStack>
  )
}
