import { growth } from '../prints/growth.ts'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { FeaturePatches, FeatureRows } from '../components/features/features.tsx'
import { Hero } from '../components/hero/hero.tsx'
import { MailLine } from '../components/mail-line/mail-line.tsx'
import { PageStack } from '../components/page-stack/page-stack.tsx'
import { Section } from '../components/section/section.tsx'
import { Steps } from '../components/steps/steps.tsx'
import * as content from '../content/careers.ts'
import { site } from '../content/site.ts'

/** Careers (/careers). */
export function Page() {
  return (
    <PageStack hero={<Hero content={content.hero} print={growth} accent="partners" />}>
      <Section heading={content.values} headingPlace="beside" id="values">
        <FeatureRows items={content.values.items} />
      </Section>
      <Section heading={content.benefits} ground="sand" id="benefits">
        <FeaturePatches items={content.benefits.items} columns={3} />
      </Section>
      <Section heading={content.hiring}>
        <Steps steps={content.hiring.steps} />
        <MailLine address={site.supportEmail} link={content.application} />
      </Section>
      <CallToAction content={content.openApplication} />
    </PageStack>
  )
}
