import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { withLongWords } from '../../../gallery/long-words.ts'
import * as careers from '../../content/careers.ts'
import * as landing from '../../content/landing.ts'
import { Actions, TextLink } from './actions.tsx'

export const examples: readonly Example[] = [
  part('Actions, on paper', <Actions actions={landing.hero.actions} />),
  part('Actions, on night', <Actions actions={landing.hero.actions} />, 'night'),
  part(
    'Actions, with buttons that do nothing yet',
    <Actions actions={careers.openApplication.actions} inert={careers.openApplication.inert} />,
  ),
  part('TextLink', <TextLink action={landing.hero.actions[0]} />),
  part('Actions, long words', <Actions actions={withLongWords(landing.hero.actions)} />),
]
