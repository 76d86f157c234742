import type { RefObject } from 'react'
import type { RequestFormWords } from '../../content/contact.ts'
import type { NoticeName } from './use-request-form.ts'
import * as style from './request-form.module.css'

interface FormNoticesProps {
  notice: NoticeName | undefined
  words: RequestFormWords['notices']
  ref: RefObject<HTMLDivElement | null>
}

/**
 * A message about the latest action. The live region is always rendered, because screen readers announce changes
 * in a region, but rarely a new region.
 */
export function FormNotices({ notice, words, ref }: FormNoticesProps) {
  return (
    <div ref={ref} role="status" className="scroll-mb-40">
      {notice && notice !== 'errors' && <p className={style.notice}>{words[notice]}</p>}
    </div>
  )
}
