import { useEffect } from 'react'
import type { RefObject } from 'react'
import type { RequestFormWords } from '../../content/contact.ts'
import { useAnnouncement } from '../use-announcement.ts'
import * as style from './request-form.module.css'
import type { FormNotice } from './use-request-form.ts'

interface FormNoticesProps {
  notice: FormNotice | undefined
  words: RequestFormWords['notices']
  ref: RefObject<HTMLDivElement | null>
}

/**
 * A message about the latest action. The live region is always rendered, because screen readers announce changes
 * in a region, but rarely a new region. After each action they have no message for a moment, so that the same one
 * is announced again.
 */
export function FormNotices({ notice, words, ref }: FormNoticesProps) {
  const [announced, announce] = useAnnouncement<FormNotice>()
  useEffect(() => {
    if (notice) announce(notice)
  }, [notice, announce])
  return (
    <div ref={ref} role="status" className={style.notices}>
      {notice && notice.name !== 'errors' && (
        <p className={style.notice} aria-hidden={announced !== notice}>
          {words[notice.name]}
        </p>
      )}
    </div>
  )
}
