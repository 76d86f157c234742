import { section } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as about from '../../content/about.ts'
import { audienceLinks } from '../../content/audience-links.ts'
import { figuresLink } from '../../content/links.ts'
import { RoadHome } from './road-home.tsx'
import { Road } from './road.tsx'

export const examples: readonly Example[] = [
  section('Road', <Road stretches={[about.principles, about.architecture]} link={figuresLink} />),
  section('RoadHome', <RoadHome links={audienceLinks} />),
]
