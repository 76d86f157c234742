import { useHydrated } from '@tanstack/react-router'
import { useState } from 'react'
import type { ShareContent } from '../../content/types.ts'
import { buttonLook } from '../button/button.tsx'
import { copyText } from '../copy-text.ts'

interface ShareProps {
  words: ShareContent
  /** The public address to share. It contains nothing about how this visitor came to the page. */
  address: string
  /** Title in the share sheet. */
  title: string
  className?: string
}

/**
 * A button that shares an address with the system's share sheet, or copies it where there is none. It renders
 * nothing where the browser can do neither, and before hydration.
 */
export function Share({ words, address, title, className = buttonLook() }: ShareProps) {
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
      {/* The message belongs to one address only. */}
      <span role="status" className="text-sm">
        {outcome.address === address && outcome.text}
      </span>
    </>
  )
}

/** Whether the share sheet handled the address. Closing it counts too. */
async function isShared(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return (error as Error | undefined)?.name === 'AbortError'
  }
}

function hasShareSheet(): boolean {
  return 'share' in navigator
}

function hasClipboard(): boolean {
  return (navigator as Partial<Navigator>).clipboard !== undefined
}
