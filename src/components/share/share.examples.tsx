import { part } from '../../../gallery/example.ts'
import type { Example } from '../../../gallery/example.ts'
import { sharePage } from '../../content/share.ts'
import { site } from '../../content/site.ts'
import { buttonLook } from '../actions/button.tsx'
import { Share } from './share.tsx'

export const examples: readonly Example[] = [
  part('Share', <Share words={sharePage} address={site.origin} title={site.name} className={buttonLook()} />),
]
