import { Actions } from '../components/actions/actions.tsx'
import { PrintHero } from '../components/hero/print-hero.tsx'
import { Ledger } from '../components/ledger/ledger.tsx'
import { RoadEnd } from '../components/road/road-end.tsx'
import { Road } from '../components/road/road.tsx'
import { PageStack } from '../components/section/page-stack.tsx'
import { Section } from '../components/section/section.tsx'
import { Statement } from '../components/section/statement.tsx'
import * as content from '../content/about.ts'
import { figuresLink } from '../content/links.ts'
import { path } from '../prints/path.ts'
import { looks } from './looks.ts'

const look = looks['/about']

/** Company overview (/about). */
export function Page() {
  return (
    <PageStack hero={<PrintHero content={content.hero} drawing={path} look={look} />}>
      <Road stretches={[content.principles, content.architecture]} link={figuresLink} />
      <Statement content={content.mission} id="mission" HeadingFrame={RoadEnd} />
      <Section heading={content.whoRunsThis} id="who">
        <Ledger groups={content.whoRunsThis.groups}>
          <Actions actions={content.actions} className="mt-4" />
        </Ledger>
      </Section>
    </PageStack>
  )
}
