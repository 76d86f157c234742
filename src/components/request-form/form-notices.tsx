import type { RefObject } from 'react'
import type { RequestFormContent } from '../../content/types.ts'
import type { Notice } from './use-request-form.ts'
import * as style from './request-form.module.css'

interface NoticesProps {
  notice: Notice | undefined
  words: RequestFormContent['notices']
  ref: RefObject<HTMLDivElement | null>
}

/**
 * A message about the latest action. The live region is always rendered, because screen readers announce changes
 * in a region, but rarely a new region.
 */
export function Notices({ notice, words, ref }: NoticesProps) {
  return (
    <div ref={ref} role="status" className="scroll-mb-40">
      {notice && notice !== 'errors' && <p className={style.notice}>{words[notice]}</p>}
    </div>
  )
}
