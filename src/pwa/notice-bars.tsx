import { useId, useLayoutEffect, useRef } from 'react'
import type { FocusEvent } from 'react'
import { Button } from '../components/actions/button.tsx'
import { focusFirst } from '../components/focus-first.ts'
import * as style from './notice-bars.module.css'
import { hideNotice, notices } from './notice-store.ts'
import type { Notice } from './notice-store.ts'

/**
 * The live region of the notices. It is in the HTML of every page, because screen readers announce only later
 * changes in it.
 */
export function Notices() {
  return (
    <div id="notices" role="status" aria-atomic="false">
      <NoticeBars />
    </div>
  )
}

/** The visible notices. */
export function NoticeBars() {
  return notices.use().map((notice) => <NoticeBar key={notice.name} notice={notice} />)
}

/** A notice. When it goes with the focus, focus moves to another one, or back to where it was before. */
export function NoticeBar({ notice: { name, text, actions } }: { notice: Notice }) {
  const bar = useRef<HTMLDivElement>(null)
  const focusedBefore = useRef<HTMLElement>(null)
  const textId = useId()

  function noteFocus({ relatedTarget }: FocusEvent) {
    if (relatedTarget instanceof HTMLElement && !relatedTarget.closest('#notices'))
      focusedBefore.current = relatedTarget
  }

  useLayoutEffect(() => {
    const element = bar.current!
    return () => {
      if (!element.contains(document.activeElement)) return
      const others = document.querySelectorAll<HTMLElement>('#notices button')
      const next = [...others].find((button) => !element.contains(button))
      focusFirst([next, focusedBefore.current, document.querySelector('main')])
    }
  }, [])

  return (
    <div ref={bar} className={`${style.bar} on-night bg-night`} data-notice onFocus={noteFocus}>
      <p id={textId}>{text}</p>
      {/* Only the text is announced. */}
      <div aria-live="off">
        {actions.map(({ label, isMain, act }) => (
          <Button
            key={label}
            emphasis={isMain ? 'primary' : 'quiet'}
            isSmall
            aria-describedby={textId}
            onClick={() => {
              hideNotice(name)
              act?.()
            }}
          >
            {label}
          </Button>
        ))}
      </div>
    </div>
  )
}
