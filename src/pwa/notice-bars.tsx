import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { FocusEvent } from 'react'
import { Button } from '../components/actions/button.tsx'
import { focusFirst } from '../components/focus-first.ts'
import * as style from './notice-bars.module.css'
import { answerNotice, notices } from './notice-store.ts'
import type { Notice } from './notice-store.ts'

/**
 * The live region of the notices. It is in the HTML of every page, because screen readers announce only later
 * changes in it.
 */
export function Notices() {
  useEffect(() => {
    addEventListener('keydown', closeNewest)
    return () => removeEventListener('keydown', closeNewest)
  }, [])
  return (
    <div id="notices" role="status" aria-atomic="false">
      <NoticeBars />
    </div>
  )
}

/** Escape answers the newest notice with its last button, except in a field, a dialog and the open menu, which have it themselves. */
function closeNewest({ key, target }: KeyboardEvent) {
  const newest = notices.get().at(-1)
  const isTaken =
    (target as Element).matches('input, textarea') || document.querySelector('dialog[open], main[inert]')
  if (key === 'Escape' && newest && !isTaken) answerNotice(newest.name, newest.actions.at(-1)!)
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
      const isTap = !element.querySelector(':focus-visible')
      focusFirst([next, focusedBefore.current, document.querySelector('main')], isTap)
    }
  }, [])

  return (
    <div ref={bar} className={`${style.bar} on-night bg-night`} data-notice onFocus={noteFocus}>
      <p id={textId}>{text}</p>
      {/* Only the text is announced. */}
      <div aria-live="off">
        {actions.map((action) => (
          <Button
            key={action.label}
            emphasis={action.isMain ? 'primary' : 'quiet'}
            isSmall
            aria-describedby={textId}
            onClick={() => answerNotice(name, action)}
          >
            {action.label}
          </Button>
        ))}
      </div>
    </div>
  )
}
