import { section } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { withLongWords } from '../../../gallery/long-words.ts'
import * as about from '../../content/about.ts'
import { RoadEnd } from '../road/road-end.tsx'
import { PageStack } from './page-stack.tsx'
import { Section } from './section.tsx'
import { Statement } from './statement.tsx'

const words = <p>{about.mission.explanation}</p>

export const examples: readonly Example[] = [
  section(
    'PageStack',
    <PageStack hero={<Statement content={about.mission} id="stack" />}>
      <Section heading={about.whoRunsThis}>{words}</Section>
    </PageStack>,
  ),
  section(
    'Section, beside, on sand',
    <Section heading={about.principles} ground="sand" headingPlace="sticky">
      {words}
    </Section>,
  ),
  section(
    'Section, in the middle, on the band',
    <Section heading={about.architecture} ground="band" headingPlace="middle">
      {words}
    </Section>,
  ),
  section(
    'Section, loud',
    <Section heading={about.whoRunsThis} isLoud>
      {words}
    </Section>,
  ),
  section('Statement', <Statement content={about.mission} id="mission" />),
  section(
    'Statement, where a road ends',
    <Statement content={about.mission} id="mission-road" HeadingFrame={RoadEnd} />,
  ),
  section('Statement, long words', <Statement content={withLongWords(about.mission)} id="mission-long" />),
]
