import { TextLink } from '../components/actions/actions.tsx'
import { CallToAction } from '../components/call-to-action/call-to-action.tsx'
import { Chips } from '../components/chips/chips.tsx'
import { PrintHero } from '../components/hero/print-hero.tsx'
import { MetricList } from '../components/metrics/metric-list.tsx'
import { Exchange } from '../components/partners/exchange.tsx'
import { NetworkCategories } from '../components/partners/network-categories.tsx'
import { Samples } from '../components/partners/samples.tsx'
import { PageStack } from '../components/section/page-stack.tsx'
import { Section } from '../components/section/section.tsx'
import { PartnerTerms } from '../components/slip/partner-terms.tsx'
import * as content from '../content/network.ts'
import { map } from '../prints/map.ts'
import { stickerFrame } from '../prints/places/sticker.ts'
import sticker from '../prints/sticker.svg'
import { looks } from './looks.ts'
import * as style from './network.module.css'

const look = looks['/network']

const placing = { className: style.hero, frameClass: style.map, captionClass: style.caption }

const stickerFile = { src: sticker, ...stickerFrame }

/** The partner network (/network). */
export function Page() {
  return (
    <PageStack
      hero={
        <PrintHero
          content={content.hero}
          drawing={map}
          look={look}
          alt={content.map.alt}
          caption={content.map.caption}
          {...placing}
        />
      }
    >
      <Chips label={content.sections.label} chips={content.sections.chips} />
      <Section heading={content.categories} ground="sand" layoutClass={style.section} isLoud id="kinds">
        <NetworkCategories content={content.categories}>
          <MetricList metrics={content.categories.sum.metrics} />
          <p className="text-sm text-ink-soft">{content.categories.sum.note}</p>
          <TextLink action={content.categories.sum.link} />
        </NetworkCategories>
      </Section>
      <Section heading={content.exchange} id="partners">
        <Exchange sides={[content.exchange.does, content.exchange.gains]} />
      </Section>
      <PartnerTerms
        content={content.terms}
        layoutClass={style.section}
        id="terms"
        join={{ ...content.join, id: 'join' }}
        sticker={{ content: content.sticker, print: stickerFile }}
      />
      <Section heading={content.samples} id="samples">
        <Samples content={content.samples} />
      </Section>
      <CallToAction content={content.callToAction} />
    </PageStack>
  )
}
