import { useRef } from 'react'
import { Button, buttonLook } from '../actions/button.tsx'
import { Share } from '../share/share.tsx'
import type { ShareWords } from '../share/share.tsx'
import * as style from './planner.module.css'

/** The words of the buttons below the total. */
export interface PlanToolsWords {
  share: ShareWords
  /** Title of a shared plan. */
  shareTitle: string
  reset: string
  /** Button that restores the cleared plan. */
  undo: string
  inAddress: string
}

interface PlanToolsProps {
  words: PlanToolsWords
  /** Public address of the plan. */
  address: string
  onClear: () => void
  /** Missing if there is nothing to restore. */
  onUndo: (() => void) | undefined
}

/** Shares, clears and restores the plan. */
export function PlanTools({ words, address, onClear, onUndo }: PlanToolsProps) {
  const clear = useRef<HTMLButtonElement>(null)

  function handleUndo() {
    onUndo?.()
    // The pressed button disappears.
    clear.current?.focus()
  }

  return (
    <div className={`${style.tools} scripting-only`}>
      <Share
        words={words.share}
        title={words.shareTitle}
        address={address}
        className={buttonLook({ isSmall: true })}
      />
      <Button ref={clear} isSmall onClick={onClear}>
        {words.reset}
      </Button>
      {onUndo && (
        <Button isSmall onClick={handleUndo}>
          {words.undo}
        </Button>
      )}
      <p className="text-ink-soft">{words.inAddress}</p>
    </div>
  )
}
