import type { RefObject } from 'react'
import type { RequestFormContent } from '../../content/types.ts'

interface NoticesProps {
  notice: keyof RequestFormContent['notices'] | undefined
  words: RequestFormContent['notices']
  ref: RefObject<HTMLDivElement | null>
}

/**
 * What the form has to say about what was just done. Both regions are always there, because a screen reader announces
 * what changes in a region, and hardly ever a region that appears together with its words.
 */
export function Notices({ notice, words, ref }: NoticesProps) {
  const isError = notice === 'errors'
  return (
    <div ref={ref} className="scroll-mb-40">
      <div role="alert">{isError && <p className="form-notice form-notice-error">{words.errors}</p>}</div>
      <div role="status">{notice && !isError && <p className="form-notice">{words[notice]}</p>}</div>
    </div>
  )
}
