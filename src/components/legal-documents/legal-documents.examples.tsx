import { part, section } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as legal from '../../content/legal-page.ts'
import { delivery } from '../../content/legal/delivery.ts'
import { site } from '../../content/site.ts'
import { LegalDocuments } from './legal-documents.tsx'
import { MailLinks } from './mail-links.tsx'

export const examples: readonly Example[] = [
  section(
    'LegalDocuments, one',
    <LegalDocuments
      documents={[delivery]}
      words={legal.menu}
      source={{ publisher: site.name, address: `${site.origin}/legal` }}
      onChosen={() => {}}
    />,
  ),
  part('MailLinks', <MailLinks links={legal.support.links} />),
]
