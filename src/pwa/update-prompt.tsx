import { useSyncExternalStore } from 'react'
import { updatePrompt } from '../content/navigation.ts'
import { acceptUpdate, dismissUpdate, hasWaitingUpdate, subscribeToUpdate } from './register.ts'

/** Asks whether the new version may take over. The live region stands from the start, so that it is announced. */
export function UpdatePrompt() {
  const isWaiting = useSyncExternalStore(subscribeToUpdate, hasWaitingUpdate, () => false)
  return (
    <div role="status">
      {isWaiting && (
        <div className="update-prompt on-night bg-night">
          <p>{updatePrompt.text}</p>
          <div className="flex gap-3">
            <button type="button" className="button-primary min-h-11" onClick={acceptUpdate}>
              {updatePrompt.acceptLabel}
            </button>
            <button type="button" className="button-quiet min-h-11" onClick={dismissUpdate}>
              {updatePrompt.dismissLabel}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}
