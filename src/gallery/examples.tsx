import type { ReactNode } from 'react'
import map from '../art/drawn/map.svg'
import stack from '../art/drawn/stack.svg'
import sun from '../art/drawn/sun.svg'
import { Actions } from '../components/action.tsx'
import { Bridge } from '../components/bridge.tsx'
import { CallToAction } from '../components/call-to-action.tsx'
import { Dialogues } from '../components/dialogues.tsx'
import { Doors } from '../components/doors.tsx'
import { Faq } from '../components/faq.tsx'
import { FeaturePatches, FeatureColumns, FeatureRows } from '../components/features.tsx'
import { Footer } from '../components/footer/footer.tsx'
import { Hero } from '../components/hero.tsx'
import { MetricPicture, MetricStrip } from '../components/metrics.tsx'
import { NetworkCategories } from '../components/network-categories.tsx'
import { Offers } from '../components/offers.tsx'
import { PartnerGroups } from '../components/partner-groups.tsx'
import { PointCategories } from '../components/point-category.tsx'
import { Prose } from '../components/prose.tsx'
import { RequestForm } from '../components/request-form/request-form.tsx'
import { Samples } from '../components/samples.tsx'
import { Scenarios } from '../components/scenarios.tsx'
import { SpecificationTable } from '../components/specification-table.tsx'
import { Stack } from '../components/stack.tsx'
import { Steps } from '../components/steps.tsx'
import { SupportChannels } from '../components/support-channels.tsx'
import { Tiers } from '../components/tiers.tsx'
import * as careers from '../content/careers.ts'
import * as coach from '../content/coach.ts'
import * as contact from '../content/contact.ts'
import * as fitness from '../content/fitness.ts'
import * as landing from '../content/landing.ts'
import { footer } from '../content/navigation.ts'
import * as network from '../content/network.ts'
import { pointCategories } from '../content/point-categories.ts'
import * as rewards from '../content/rewards.ts'
import { site } from '../content/site.ts'
import * as wellnet from '../content/wellnet.ts'

/** A component in one of its states. */
export interface Example {
  /** Component, and the state after a comma where it has several. */
  name: string
  /** Whole sections bring their own ground and width; parts stand on the gallery's. */
  kind: 'section' | 'part'
  ground?: 'paper' | 'night'
  element: ReactNode
}

/** Every component in its states, with the site's own content: the gallery shows them, the tests check them. */
export const examples: readonly Example[] = [
  section('Hero, whole print', <Hero content={landing.hero} print={sun} accent="coach" />),
  section('Hero, close print', <Hero content={network.hero} print={map} accent="partners" view="close" />),
  section('Hero, buttons that do nothing yet', <Hero content={fitness.hero} print={sun} accent="fitness" />),
  part('Actions, on paper', <Actions actions={landing.hero.actions} />),
  part('Actions, on night', <Actions actions={landing.hero.actions} />, 'night'),
  part('Actions, inert', <Actions actions={careers.openApplication.actions} />),
  part('Doors', <Doors items={landing.audiences.items} />),
  part('FeaturePatches, two columns', <FeaturePatches items={rewards.features.items} columns={2} />),
  part(
    'FeaturePatches, three columns',
    <FeaturePatches items={fitness.modules.items} columns={3} />,
    'night',
  ),
  part('FeatureColumns', <FeatureColumns items={landing.advantages.items} />),
  part('FeatureRows', <FeatureRows items={coach.capabilities.items} />),
  part('Offers', <Offers items={landing.offerCards.items} />),
  part('MetricStrip', <MetricStrip metrics={landing.platform.metrics} />, 'night'),
  part('MetricPicture, network', <MetricPicture content={network.picture} print={map} />),
  part('MetricPicture, Wellnet', <MetricPicture content={wellnet.picture} print={stack} />),
  part('Stack', <Stack layers={wellnet.governmentStack.layers} />),
  part('Bridge', <Bridge flows={wellnet.bridge.flows} />, 'night'),
  part('Scenarios', <Scenarios scenarios={landing.scenarios.scenarios} />),
  part('Steps', <Steps steps={rewards.protocol.steps} />),
  part('Prose', <Prose paragraphs={landing.whatIsWellnet.paragraphs} />),
  part('SpecificationTable', <SpecificationTable caption={coach.engine.title} rows={coach.engine.rows} />),
  part('Tiers', <Tiers tiers={rewards.tiers.tiers} note={rewards.tiers.note} />, 'night'),
  part('PointCategories', <PointCategories categories={pointCategories.categories} />),
  part(
    'PartnerGroups',
    <PartnerGroups groups={rewards.partnerGroups.groups} note={rewards.partnerGroups.note} />,
  ),
  part('Faq', <Faq items={rewards.faq.items} />),
  part('NetworkCategories', <NetworkCategories categories={network.categories.categories} />),
  part('Samples', <Samples results={network.samples.results} label={network.samples.label} />),
  part('Dialogues', <Dialogues dialogues={coach.dialogues.dialogues} label={coach.dialogues.label} />),
  part(
    'SupportChannels',
    <SupportChannels channels={contact.channels.channels} supportEmail={site.supportEmail} />,
  ),
  part('RequestForm', <RequestForm content={contact.requestForm} supportEmail={site.supportEmail} />),
  section('CallToAction', <CallToAction content={landing.callToAction} />),
  section('Footer', <Footer site={site} content={footer} />),
]

function section(name: string, element: ReactNode): Example {
  return { name, kind: 'section', element }
}

function part(name: string, element: ReactNode, ground: Example['ground'] = 'paper'): Example {
  return { name, kind: 'part', ground, element }
}
