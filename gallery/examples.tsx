import type { ReactNode } from 'react'
import mapFile from '../src/prints/map.svg'
import { map } from '../src/prints/map.ts'
import { ridges } from '../src/prints/ridges.ts'
import { stack } from '../src/prints/stack.ts'
import stackFile from '../src/prints/stack.svg'
import sticker from '../src/prints/sticker.svg'
import { Actions } from '../src/components/actions/actions.tsx'
import { ActivityRow, ActivityTable, CategoryHeading } from '../src/components/table/activity-table.tsx'
import { CallToAction } from '../src/components/call-to-action/call-to-action.tsx'
import { Breathe } from '../src/components/breathe/breathe.tsx'
import { Chips } from '../src/components/chips/chips.tsx'
import { Dots } from '../src/components/print/dots.tsx'
import { Devices } from '../src/components/devices/devices.tsx'
import { CostTable } from '../src/components/table/cost-table.tsx'
import { Day } from '../src/components/day/day.tsx'
import { DataPanel } from '../src/pwa/data-panel/data-panel.tsx'
import type { DataFacts, Report } from '../src/pwa/data-panel/data-facts.ts'
import { Doors } from '../src/components/doors/doors.tsx'
import { Emergency } from '../src/components/emergency/emergency.tsx'
import { Faq } from '../src/components/fold/faq.tsx'
import { FeatureColumns, FeatureRows } from '../src/components/features/features.tsx'
import { Footer } from '../src/components/footer/footer.tsx'
import { Footnote } from '../src/components/text/footnote.tsx'
import { Gate } from '../src/components/gate/gate.tsx'
import { Growth } from '../src/components/steps/growth.tsx'
import { Hero } from '../src/components/hero/hero.tsx'
import { Join } from '../src/components/join/join.tsx'
import { Ledger } from '../src/components/ledger/ledger.tsx'
import { MailLine } from '../src/components/text/mail-line.tsx'
import { MetricPicture } from '../src/components/metrics/metrics.tsx'
import { NetworkCategories } from '../src/components/partners/network-categories.tsx'
import { NotSettled } from '../src/components/ledger/not-settled.tsx'
import { Offers } from '../src/components/offers/offers.tsx'
import { Pairs } from '../src/components/features/pairs.tsx'
import { PartnerGroups } from '../src/components/partners/partner-groups.tsx'
import { PlanLadder } from '../src/components/planner/plan-ladder.tsx'
import { Planner } from '../src/components/planner/planner.tsx'
import { Plates } from '../src/components/features/plates.tsx'
import { Print } from '../src/components/print/print.tsx'
import { RequestForm } from '../src/components/request-form/request-form.tsx'
import { Road } from '../src/components/road/road.tsx'
import { Samples } from '../src/components/snap-row/samples.tsx'
import { Scenarios } from '../src/components/snap-row/scenarios.tsx'
import { Share } from '../src/components/share/share.tsx'
import { Sheet } from '../src/components/sheet/sheet.tsx'
import { SpecificationTable } from '../src/components/table/specification-table.tsx'
import { Slip, Sticker } from '../src/components/slip/slip.tsx'
import { Stack } from '../src/components/stack-scene/layers.tsx'
import { StackPrint } from '../src/components/stack-scene/stack-print.tsx'
import { StackScene } from '../src/components/stack-scene/stack-scene.tsx'
import { StatusLine } from '../src/components/header/status-line.tsx'
import { Stations } from '../src/components/steps/stations.tsx'
import { Statement } from '../src/components/section/statement.tsx'
import { Steps } from '../src/components/steps/steps.tsx'
import { SunriseHero } from '../src/components/sunrise/sunrise-hero.tsx'
import { TrueSize } from '../src/components/true-size/true-size.tsx'
import { Tiers } from '../src/components/tiers/tiers.tsx'
import { Week } from '../src/components/week/week.tsx'
import * as about from '../src/content/about.ts'
import * as careers from '../src/content/careers.ts'
import * as chatbot from '../src/content/chatbot.ts'
import * as community from '../src/content/community.ts'
import { dataPanel } from '../src/content/data-panel.ts'
import * as contact from '../src/content/contact.ts'
import { costs } from '../src/content/costs.ts'
import { breathingMinutes } from '../src/content/figures.ts'
import * as fitness from '../src/content/fitness.ts'
import { figuresNote } from '../src/content/glossary.ts'
import { join } from '../src/content/join.ts'
import * as landing from '../src/content/landing.ts'
import { support } from '../src/content/legal-page.ts'
import { footer } from '../src/content/navigation.ts'
import * as network from '../src/content/network.ts'
import { notSettled, notSettledTitle } from '../src/content/not-settled.ts'
import { examplePlans, planner } from '../src/content/planner.ts'
import { pointCategories } from '../src/content/point-categories.ts'
import * as rewards from '../src/content/rewards.ts'
import { sharePage } from '../src/content/share.ts'
import { site, status } from '../src/content/site.ts'
import * as wellnet from '../src/content/wellnet.ts'

/** A component in one of its states. */
export interface Example {
  /** Name of the component; with several states, the state follows after a comma. */
  name: string
  /** Sections have their own background and width; parts have the gallery's. */
  kind: 'section' | 'part'
  ground?: 'paper' | 'night' | 'band'
  element: ReactNode
}

/** Every component in its states, with the site's own content: the gallery shows them, the tests check them. */
export const examples: readonly Example[] = [
  section(
    'Hero, sunrise',
    <SunriseHero content={landing.hero} ridges={ridges} caption={landing.sunCaption} />,
  ),
  section(
    'Hero, part of a print',
    <Hero
      content={network.hero}
      print={<Print drawing={map} view="660 130 480 360" fit="xMidYMid slice" />}
      accent="partners"
    />,
  ),
  section(
    'Hero, buttons that do nothing yet',
    <Hero content={fitness.hero} print={<Print drawing={map} />} accent="fitness" />,
  ),
  section('Chips', <Chips label={rewards.sections.label} chips={rewards.sections.chips} />),
  part('Actions, on paper', <Actions actions={landing.hero.actions} />),
  part('Actions, on night', <Actions actions={landing.hero.actions} />, 'night'),
  part(
    'Actions, with buttons that do nothing yet',
    <Actions actions={careers.openApplication.actions} inert={careers.openApplication.inert} />,
  ),
  part('Join, three cards', <Join content={join} />),
  part('Join, one card and two in short', <Join content={chatbot.join} />),
  ...(status.line ? [part('StatusLine', <StatusLine content={status.line} />, 'night')] : []),
  part(
    'NotSettled',
    <NotSettled title={notSettledTitle} points={notSettled.network} link={landing.callToAction.actions[0]} />,
  ),
  part(
    'Dots, three rows and a part of one',
    <>
      95 <Dots count={95} perRow={30} />
    </>,
    'night',
  ),
  part(
    'Dots, three lit',
    <>
      30 <Dots count={30} lit={3} />
    </>,
    'night',
  ),
  part(
    'Dots, three open',
    <>
      100 <Dots count={100} perRow={25} open={3} tone="ink" />
    </>,
  ),
  part('CostTable', <CostTable content={costs} />),
  part('Emergency', <Emergency content={chatbot.emergency} />),
  part('MailLine', <MailLine address={site.supportEmail} link={support.links[1]} />),
  part('Footnote', <Footnote text={figuresNote} />),
  part('FeatureColumns', <FeatureColumns items={landing.advantages.items} />),
  part('Pairs', <Pairs items={rewards.features.items} />),
  part('FeatureRows', <FeatureRows items={community.feed.items} />),
  part('Offers', <Offers items={landing.offerCards.items} />),
  part('TrueSize', <TrueSize figures={landing.trueSize.figures} />, 'band'),
  part('MetricPicture, network', <MetricPicture content={network.picture} print={mapFile} />),
  section(
    'StackScene',
    <>
      <StackPrint parts={stack} view="330 60 560 420" />
      <StackScene
        picture={wellnet.picture}
        government={wellnet.governmentStack}
        citizens={wellnet.citizenStack}
      />
    </>,
  ),
  part('Stack', <Stack layers={wellnet.citizenStack.layers} />),
  part('Day', <Day content={fitness.modules} />),
  part('Stations', <Stations stations={fitness.way.stations} />, 'band'),
  part('Plates', <Plates items={landing.whatIsWellnet.items} print={stackFile} />),
  part('Gate', <Gate content={wellnet.gate} />),
  part('Ledger', <Ledger groups={wellnet.contract.groups} />),
  part('Scenarios', <Scenarios content={landing.scenarios} />),
  part('Steps', <Steps steps={rewards.protocol.steps} />),
  part(
    'SpecificationTable',
    <SpecificationTable caption={chatbot.engine.title} rows={chatbot.engine.rows} />,
  ),
  part('Tiers', <Tiers content={rewards.tiers} />, 'band'),
  ...[0, 2_500, 6_700, 8_000].map((points) =>
    part(`PlanLadder, ${points} points`, <PlanLadder tiers={rewards.tiers.tiers} points={points} />, 'night'),
  ),
  part(
    'Planner',
    <Planner
      categories={pointCategories.categories}
      tiers={rewards.tiers.tiers}
      examples={examplePlans}
      words={planner}
      table={pointCategories.words}
      notes={[pointCategories.legend]}
      address={`${site.origin}/rewards`}
    />,
  ),
  part(
    'ActivityTable',
    <ActivityTable {...community.points}>
      {community.points.category.activities.map((activity) => (
        <ActivityRow key={activity.code} activity={activity} words={pointCategories.words} />
      ))}
    </ActivityTable>,
  ),
  part('CategoryHeading', <CategoryHeading {...community.points} />),
  part('Week', <Week content={community.week} />, 'band'),
  part('PartnerGroups', <PartnerGroups groups={rewards.partnerGroups.groups} />),
  part('Faq', <Faq items={rewards.faq.items} note={figuresNote} />),
  part('NetworkCategories', <NetworkCategories content={network.categories} />),
  part('Slip', <Slip content={network.terms} />, 'band'),
  part('Sticker', <Sticker content={network.sticker} print={sticker} />, 'band'),
  part('Samples', <Samples content={network.samples} />),
  part('Devices', <Devices content={chatbot.dialogues} />),
  part('Breathe', <Breathe content={chatbot.breathing} minutes={breathingMinutes} />, 'band'),
  part('Sheet', <Sheet label={chatbot.clinicalReporting.label} content={chatbot.clinicalReporting.sheet} />),
  part('Growth', <Growth steps={careers.hiring.steps} />, 'band'),
  part('Doors', <Doors doors={contact.channels.channels} />, 'night'),
  section('Road', <Road stretches={[about.principles, about.architecture]} link={about.figures} />),
  section('Statement', <Statement content={about.mission} id="mission" />),
  part('Share', <Share words={sharePage} address={site.origin} title={site.name} />),
  dataPanelPart('stored before this visit', {
    state: 'stored',
    visitBytes: 0,
    since: new Date('2026-05-03T12:05:00Z'),
    storedBytes: 1_480_000,
    version: '3sk4sz2o',
  }),
  dataPanelPart('stored in this visit', {
    state: 'stored',
    visitBytes: 117_700,
    offlineBytes: 200_000,
    version: '3sk4sz2o',
  }),
  dataPanelPart(
    'a new version',
    { state: 'stored', hasUpdate: true, visitBytes: 300, version: '3sk4sz2o' },
    'ready',
  ),
  dataPanelPart('arriving', { state: 'arriving', visitBytes: 117_700 }),
  dataPanelPart('not stored, to save data', { state: 'absent', visitBytes: 117_700, reason: 'saveData' }),
  dataPanelPart('incomplete', { state: 'partial', visitBytes: 117_700 }, 'full'),
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
      words={dataPanel}
      facts={facts}
      report={report}
      onStore={nothing}
      onCheck={nothing}
      onUpdate={nothing}
      onRemove={nothing}
    />,
    'night',
  )
}

function nothing() {}

function part(name: string, element: ReactNode, ground: Example['ground'] = 'paper'): Example {
  return { name, kind: 'part', ground, element }
}
