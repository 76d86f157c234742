import { Button, buttonLook } from '../actions/button.tsx'
import { onePress } from '../one-press.ts'
import { Share } from '../share/share.tsx'
import type { ShareWords } from '../share/share.tsx'
import { SoftText } from '../text/soft-text.tsx'
import * as style from './planner.module.css'

/** The words of the buttons below the total. */
export interface PlanToolsWords {
  share: ShareWords
  /** Title of a shared plan. */
  shareTitle: string
  reset: string
  /** Takes the place of `reset` after it. */
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

/** Shares the plan, and clears it. After that the same button restores it. */
export function PlanTools({ words, address, onClear, onUndo }: PlanToolsProps) {
  return (
    <div className={`${style.tools} scripting-only`}>
      <Share
        words={words.share}
        title={words.shareTitle}
        address={address}
        className={buttonLook({ isSmall: true })}
      />
      <Button isSmall {...onePress(onUndo ?? onClear)}>
        {onUndo ? words.undo : words.reset}
      </Button>
      <SoftText>{words.inAddress}</SoftText>
    </div>
  )
}
