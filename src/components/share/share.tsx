import '../actions/actions.css'
import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import type { ShareContent } from '../../content/types.ts'
import { copyText } from '../copy-text.ts'

interface ShareProps {
  words: ShareContent
  /** What is shared: a public address, which knows nothing of how this visitor came to it. */
  address: string
  /** What the share sheet calls it. */
  title: string
  className?: string
}

/** Shares an address by the system's share sheet; where there is none it copies it and says so. Where it can do neither, and before hydration, it is not there. */
export function Share({ words, address, title, className = 'button-quiet' }: ShareProps) {
  const isHydrated = useHydrated()
  const [outcome, setOutcome] = useState({ text: '', address })
  if (!isHydrated || (!hasShareSheet() && !hasClipboard())) return null

  async function handleClick() {
    if (hasShareSheet() && (await isShared({ title, url: address }))) return
    setOutcome({ text: (await copyText(address)) ? words.copied : words.failed, address })
  }

  return (
    <>
      <button type="button" className={className} onClick={handleClick}>
        {words.label}
      </button>
      {/* What was said of one address is not true of the next. */}
      <span role="status" className="text-sm">
        {outcome.address === address && outcome.text}
      </span>
    </>
  )
}

/** Whether the share sheet took over; a visitor who closed it has decided too. */
async function isShared(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return (error as Error).name === 'AbortError'
  }
}

function hasShareSheet(): boolean {
  return typeof (navigator as Partial<Navigator>).share === 'function'
}

function hasClipboard(): boolean {
  return (navigator as Partial<Navigator>).clipboard !== undefined
}
