import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { figuresNote } from '../../content/glossary.ts'
import { dataRequest } from '../../content/legal-page.ts'
import { site } from '../../content/site.ts'
import { MailLine } from './mail-line.tsx'

export const examples: readonly Example[] = [
  part('MailLine', <MailLine address={site.supportEmail} link={dataRequest} />),
  part('Footnote', <p className="footnote">{figuresNote}</p>),
]
