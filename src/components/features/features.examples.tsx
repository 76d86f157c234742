import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { withLongWords } from '../../../gallery/long-words.ts'
import * as careers from '../../content/careers.ts'
import * as chatbot from '../../content/chatbot.ts'
import * as community from '../../content/community.ts'
import * as landing from '../../content/landing.ts'
import * as rewards from '../../content/rewards.ts'
import { Branches } from './branches.tsx'
import { CategoryPoints } from './category-points.tsx'
import { Crossings } from './crossings.tsx'
import { IdeasOnShapes } from './ideas-on-shapes.tsx'
import { LoudPoints } from './loud-points.tsx'
import { NameColumn } from './name-column.tsx'
import { OpenPoints } from './open-points.tsx'

export const examples: readonly Example[] = [
  part('OpenPoints', <OpenPoints items={careers.benefits.items} />),
  part('Crossings', <Crossings items={landing.scenarios.items} />),
  part('LoudPoints', <LoudPoints items={landing.advantages.items} />),
  part('IdeasOnShapes', <IdeasOnShapes groups={community.capabilities.groups} />),
  part('Branches', <Branches items={chatbot.capabilities.items} />),
  part('CategoryPoints', <CategoryPoints content={community.points} />),
  part('NameColumn', <NameColumn items={rewards.partnerGroups.items} />),
  part('OpenPoints, long words', <OpenPoints items={withLongWords(careers.benefits.items)} />),
  part('CategoryPoints, long words', <CategoryPoints content={withLongWords(community.points)} />),
  part('LoudPoints, long words', <LoudPoints items={withLongWords(landing.advantages.items)} />),
]
