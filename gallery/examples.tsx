import type { ReactNode } from 'react'
import mapFile from '../src/prints/map.svg'
import { map } from '../src/prints/map.ts'
import stackFile from '../src/prints/stack.svg'
import { sun } from '../src/prints/sun.ts'
import { Actions } from '../src/components/actions/actions.tsx'
import { Bridge } from '../src/components/bridge/bridge.tsx'
import { CallToAction } from '../src/components/call-to-action/call-to-action.tsx'
import { CostTable } from '../src/components/cost-table/cost-table.tsx'
import { DataPanel } from '../src/components/data-panel/data-panel.tsx'
import type { DataFacts, Report } from '../src/components/data-panel/data-facts.ts'
import { Dialogues } from '../src/components/dialogues/dialogues.tsx'
import { Emergency } from '../src/components/emergency/emergency.tsx'
import { Faq } from '../src/components/faq/faq.tsx'
import { FeaturePatches, FeatureColumns, FeatureRows } from '../src/components/features/features.tsx'
import { Footer } from '../src/components/footer/footer.tsx'
import { Footnote } from '../src/components/footnote/footnote.tsx'
import { Hero } from '../src/components/hero/hero.tsx'
import { Join } from '../src/components/join/join.tsx'
import { JoinLinks } from '../src/components/join/join-links.tsx'
import { MailLine } from '../src/components/mail-line/mail-line.tsx'
import { MetricPicture } from '../src/components/metrics/metrics.tsx'
import { NetworkCategories } from '../src/components/network-categories/network-categories.tsx'
import { Offers } from '../src/components/offers/offers.tsx'
import { PartnerGroups } from '../src/components/partner-groups/partner-groups.tsx'
import { Board } from '../src/components/planner/board.tsx'
import { Planner } from '../src/components/planner/planner.tsx'
import { PointCategories } from '../src/components/point-categories/point-categories.tsx'
import { Prose } from '../src/components/prose/prose.tsx'
import { RequestForm } from '../src/components/request-form/request-form.tsx'
import { Samples } from '../src/components/samples/samples.tsx'
import { Scenarios } from '../src/components/scenarios/scenarios.tsx'
import { Share } from '../src/components/share/share.tsx'
import { SpecificationTable } from '../src/components/specification-table/specification-table.tsx'
import { Stack } from '../src/components/layers/layers.tsx'
import { Steps } from '../src/components/steps/steps.tsx'
import { SupportChannels } from '../src/components/support-channels/support-channels.tsx'
import { TierWays } from '../src/components/tier-ways/tier-ways.tsx'
import { TierLadder } from '../src/components/tier-ladder/tier-ladder.tsx'
import { Tiers } from '../src/components/tiers/tiers.tsx'
import * as careers from '../src/content/careers.ts'
import * as coach from '../src/content/coach.ts'
import { dataPanel } from '../src/content/data-panel.ts'
import * as contact from '../src/content/contact.ts'
import { costs } from '../src/content/costs.ts'
import * as fitness from '../src/content/fitness.ts'
import { figuresNote } from '../src/content/glossary.ts'
import { doorsInShort, join } from '../src/content/join.ts'
import * as landing from '../src/content/landing.ts'
import { dataAction, footer } from '../src/content/navigation.ts'
import * as network from '../src/content/network.ts'
import { planBoard } from '../src/content/plan-board.ts'
import { examplePlans } from '../src/content/planner.ts'
import { pointCategories } from '../src/content/point-categories.ts'
import * as rewards from '../src/content/rewards.ts'
import { sharePage } from '../src/content/share.ts'
import { site } from '../src/content/site.ts'
import * as wellnet from '../src/content/wellnet.ts'

/** A component in one of its states. */
export interface Example {
  /** Component, and the state after a comma where it has several. */
  name: string
  /** Whole sections bring their own ground and width; parts stand on the gallery's. */
  kind: 'section' | 'part'
  ground?: 'paper' | 'night'
  element: ReactNode
}

const board = (
  <Board
    words={planBoard}
    categories={pointCategories.categories}
    tiers={rewards.tiers.tiers}
    address={`${site.origin}/rewards`}
  />
)

/** Every component in its states, with the site's own content: the gallery shows them, the tests check them. */
export const examples: readonly Example[] = [
  section('Hero, whole print', <Hero content={landing.hero} print={sun} accent="coach" />),
  section('Hero, close print', <Hero content={network.hero} print={map} accent="partners" view="close" />),
  section('Hero, buttons that do nothing yet', <Hero content={fitness.hero} print={sun} accent="fitness" />),
  part('Actions, on paper', <Actions actions={landing.hero.actions} />),
  part('Actions, on night', <Actions actions={landing.hero.actions} />, 'night'),
  part('Actions, inert', <Actions actions={careers.openApplication.actions} />),
  part('Join, three doors', <Join content={join} />),
  part('Join, one door and two in short', <Join content={coach.join} />),
  part('JoinLinks', <JoinLinks doors={doorsInShort} />),
  part('CostTable', <CostTable content={costs} />),
  part('TierWays', <TierWays ways={rewards.tierWays.ways} sum={rewards.tierWays.sum} />),
  part('Emergency', <Emergency content={coach.emergency} />),
  part('MailLine', <MailLine address={site.supportEmail} link={careers.application} />),
  part('Footnote', <Footnote text={figuresNote} />),
  part('FeaturePatches, two columns', <FeaturePatches items={rewards.features.items} columns={2} />),
  part(
    'FeaturePatches, three columns',
    <FeaturePatches items={fitness.modules.items} columns={3} />,
    'night',
  ),
  part('FeatureColumns', <FeatureColumns items={landing.advantages.items} />),
  part('FeatureRows', <FeatureRows items={coach.capabilities.items} />),
  part('Offers', <Offers items={landing.offerCards.items} />),
  part('MetricPicture, network', <MetricPicture content={network.picture} print={mapFile} />),
  part('MetricPicture, Wellnet', <MetricPicture content={wellnet.picture} print={stackFile} />),
  part('Stack', <Stack layers={wellnet.governmentStack.layers} />),
  part('Bridge', <Bridge flows={wellnet.bridge.flows} />, 'night'),
  part('Scenarios', <Scenarios scenarios={landing.scenarios.scenarios} label={landing.scenarios.label} />),
  part('Steps', <Steps steps={rewards.protocol.steps} />),
  part('Prose', <Prose paragraphs={landing.whatIsWellnet.paragraphs} />),
  part('SpecificationTable', <SpecificationTable caption={coach.engine.title} rows={coach.engine.rows} />),
  part('Tiers', <Tiers tiers={rewards.tiers.tiers} note={rewards.tiers.note} />, 'night'),
  ...[0, 2_500, 6_700, 8_000].map((points) =>
    part(`TierLadder, ${points} points`, <TierLadder tiers={rewards.tiers.tiers} points={points} />, 'night'),
  ),
  part('Planner, before its board has come', <Planner examples={examplePlans}>{board}</Planner>),
  part('Board', board),
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
    <SupportChannels
      channels={contact.channels.channels}
      dataRequest={contact.channels.dataRequest}
      supportEmail={site.supportEmail}
    />,
  ),
  part('Share', <Share words={sharePage} address={site.origin} title={site.name} />),
  dataPanelPart('kept before this visit', {
    state: 'kept',
    visitBytes: 0,
    since: new Date('2026-05-03T12:05:00Z'),
    storedBytes: 1_480_000,
    version: '3sk4sz2o',
  }),
  dataPanelPart('kept in this visit', {
    state: 'kept',
    visitBytes: 117_700,
    keptForBytes: 200_000,
    version: '3sk4sz2o',
  }),
  dataPanelPart('a new version', { state: 'kept', visitBytes: 300, version: '3sk4sz2o' }, 'ready'),
  dataPanelPart('arriving', { state: 'arriving', visitBytes: 117_700 }),
  dataPanelPart('not kept, to save data', { state: 'absent', visitBytes: 117_700, reason: 'saveData' }),
  dataPanelPart('removed', { state: 'absent', visitBytes: 0, reason: 'removed' }, 'removed'),
  dataPanelPart('private window', { state: 'impossible' }),
  part('RequestForm', <RequestForm content={contact.requestForm} supportEmail={site.supportEmail} />),
  section('CallToAction', <CallToAction content={landing.callToAction} />),
  section('Footer', <Footer site={site} content={footer} />),
]

function section(name: string, element: ReactNode): Example {
  return { name, kind: 'section', element }
}

function dataPanelPart(name: string, facts: DataFacts, report?: Report): Example {
  return part(
    `DataPanel, ${name}`,
    <DataPanel
      title={dataAction.label}
      words={dataPanel}
      facts={facts}
      report={report}
      onKeep={nothing}
      onCheck={nothing}
      onUpdate={nothing}
      onRemove={nothing}
      onClose={nothing}
    />,
    'night',
  )
}

function nothing() {}

function part(name: string, element: ReactNode, ground: Example['ground'] = 'paper'): Example {
  return { name, kind: 'part', ground, element }
}
