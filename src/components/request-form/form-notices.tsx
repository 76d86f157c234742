import type { RefObject } from 'react'
import type { RequestFormContent } from '../../content/types.ts'
import * as style from './request-form.module.css'

interface NoticesProps {
  notice: keyof RequestFormContent['notices'] | undefined
  words: RequestFormContent['notices']
  ref: RefObject<HTMLDivElement | null>
}

/**
 * Messages about the latest action. Both live regions are always rendered, because screen readers announce
 * changes in a region, but rarely a new region.
 */
export function Notices({ notice, words, ref }: NoticesProps) {
  const isError = notice === 'errors'
  return (
    <div ref={ref} className="scroll-mb-40">
      <div role="alert">{isError && <p className={`${style.notice} ${style.failed}`}>{words.errors}</p>}</div>
      <div role="status">{notice && !isError && <p className={style.notice}>{words[notice]}</p>}</div>
    </div>
  )
}
