import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { withLongWords } from '../../../gallery/long-words.ts'
import * as careers from '../../content/careers.ts'
import * as chatbot from '../../content/chatbot.ts'
import * as landing from '../../content/landing.ts'
import { notSettled } from '../../content/network.ts'
import { notSettledTitle } from '../../content/not-settled.ts'
import * as wellnet from '../../content/wellnet.ts'
import { Ledger } from './ledger.tsx'
import { NotSettledColumns } from './not-settled-columns.tsx'
import { NotSettledLine } from './not-settled-line.tsx'
import { NotSettled } from './not-settled.tsx'

export const examples: readonly Example[] = [
  part(
    'NotSettled',
    <NotSettled title={notSettledTitle} points={notSettled} link={landing.callToAction.actions[0]} />,
  ),
  part('NotSettledColumns', <NotSettledColumns {...chatbot.notSettledList} />),
  part('NotSettledLine', <NotSettledLine {...careers.hiring.notSettledList} />),
  part('Ledger', <Ledger groups={wellnet.contract.groups} />),
  part(
    'NotSettled, long words',
    <NotSettled
      title={notSettledTitle}
      points={withLongWords(notSettled)}
      link={landing.callToAction.actions[0]}
    />,
  ),
  part('Ledger, long words', <Ledger groups={withLongWords(wellnet.contract.groups)} />),
]
