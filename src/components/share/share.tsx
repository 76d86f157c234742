import { useHydrated } from '@tanstack/react-router'
import { useRef } from 'react'
import { copyText } from '../copy-text.ts'
import { useAnnouncement } from '../use-announcement.ts'

/** The words of the button, and the messages after it. */
export interface ShareWords {
  label: string
  /** After the share sheet. */
  shared: string
  /** Shown when there is no share sheet and the address was copied instead. */
  copied: string
  failed: string
}

interface ShareProps {
  words: ShareWords
  /** The public address to share. It contains nothing about how this visitor came to the page. */
  address: string
  /** Title in the share sheet. */
  title: string
  className: string
}

/**
 * A button that shares an address with the system's share sheet, or copies it where there is none. It renders
 * nothing where the browser can do neither, and before hydration.
 */
export function Share({ words, address, title, className }: ShareProps) {
  const isHydrated = useHydrated()
  const [outcome, announce] = useAnnouncement<{ text: string; address: string }>()
  // The message belongs to one address. When that comes back, as after Back, the message does not.
  if (outcome && outcome.address !== address) announce(undefined)
  const isSheetAsked = useRef(false)
  if (!isHydrated || (!hasShareSheet() && !hasClipboard())) return null

  async function handleClick() {
    // Nobody can press the button behind an open sheet. If the first press is unanswered, there is no sheet.
    const canAsk = hasShareSheet() && !isSheetAsked.current
    isSheetAsked.current = canAsk
    const sheet = canAsk ? await openShareSheet({ title, url: address }) : 'failed'
    isSheetAsked.current = false
    if (sheet === 'closed') return
    const text = sheet === 'shared' ? sheet : (await copyText(address)) ? 'copied' : 'failed'
    announce({ text: words[text], address })
  }

  return (
    <>
      <button type="button" className={className} onClick={handleClick}>
        {words.label}
      </button>
      <span role="status" className="text-sm">
        {outcome?.text}
      </span>
    </>
  )
}

async function openShareSheet(data: ShareData): Promise<'shared' | 'closed' | 'failed'> {
  try {
    await navigator.share(data)
    return 'shared'
  } catch (error) {
    return (error as Error | undefined)?.name === 'AbortError' ? 'closed' : 'failed'
  }
}

function hasShareSheet(): boolean {
  return 'share' in navigator
}

function hasClipboard(): boolean {
  return (navigator as Partial<Navigator>).clipboard !== undefined
}
