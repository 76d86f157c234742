import { section } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import * as network from '../../content/network.ts'
import { stickerFrame } from '../../prints/places/sticker.ts'
import sticker from '../../prints/sticker.svg'
import { PartnerTerms } from './partner-terms.tsx'

export const examples: readonly Example[] = [
  section(
    'PartnerTerms',
    <PartnerTerms
      id="partner-terms"
      content={network.terms}
      join={{ ...network.join, id: 'partner-join' }}
      sticker={{ content: network.sticker, print: { src: sticker, ...stickerFrame } }}
    />,
  ),
]
