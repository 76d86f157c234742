import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { dialogues } from '../../content/chatbot.ts'
import { figuresNote } from '../../content/figures.ts'
import { sampleLabel } from '../../content/labels.ts'
import { dataRequest } from '../../content/legal-page.ts'
import { Badge } from './badge.tsx'
import { MailLine } from './mail-line.tsx'

export const examples: readonly Example[] = [
  part(
    'Badge',
    <p>
      <Badge label={sampleLabel} />
      {dialogues.lead}
    </p>,
  ),
  part('MailLine', <MailLine link={dataRequest} />),
  part('footnote, a shortcut', <p className="footnote">{figuresNote}</p>),
]
