import type { CallToActionContent } from '../../content/types.ts'
import * as style from './call-to-action.module.css'
import { Closing } from './closing.tsx'
import * as border from './weave.module.css'

/** The closing band of a page, with the woven border. */
export function CallToAction({ content }: { content: CallToActionContent }) {
  return <Closing content={content} className={`${style.underWeave} ${border.weave}`} />
}
