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
 * in a region, but rarely a new region. After each action the message is for the eye only, and a moment later another
 * element replaces it, because what is inserted is announced, also where it says the same again.
 */
export function FormNotices({ notice, words, ref }: FormNoticesProps) {
  const [announced, announce] = useAnnouncement<FormNotice>()
  useEffect(() => {
    if (notice) announce(notice)
  }, [notice, announce])
  const isSaid = announced === notice
  return (
    <div ref={ref} role="status" className={style.notices}>
      {notice && notice.name !== 'errors' && (
        <p key={String(isSaid)} className={style.notice} aria-hidden={isSaid ? undefined : true}>
          {words[notice.name]}
        </p>
      )}
    </div>
  )
}
