import { useSyncExternalStore } from 'react'
import type { AccountNoteContent } from '../content/types.ts'
import { canInstall, install, subscribeToInstall } from './install-prompt.ts'

/** A button where the browser offers to install the site, and words that say how to do it where it does not. */
export function InstallAction({
  content,
}: {
  content: Pick<AccountNoteContent, 'installLabel' | 'installHint'>
}) {
  const isOffered = useSyncExternalStore(subscribeToInstall, canInstall, () => false)
  if (!isOffered) return <p className="mt-3 text-ink-soft">{content.installHint}</p>
  return (
    <button type="button" className="button-quiet mt-4" onClick={() => void install()}>
      {content.installLabel}
    </button>
  )
}
