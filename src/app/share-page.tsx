import { useLocation } from '@tanstack/react-router'
import { Share } from '../components/share/share.tsx'
import { isPagePath } from '../content/pages.ts'
import { sharePage } from '../content/share.ts'
import { canonicalFor, titleFor } from '../head/head.ts'
import { shownHead } from '../head/show-head.ts'

/**
 * Shares the canonical URL of the current page, on /legal with the id of the document on show; renders nothing on
 * the not-found page.
 */
export function SharePage() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  const shown = shownHead.use()
  if (!isPagePath(path)) return null
  // During a navigation the path is that of the next page already.
  const part = shown?.path === path ? shown.part : undefined
  return (
    <Share
      words={sharePage}
      address={canonicalFor(path) + (part ? `#${part.id}` : '')}
      title={titleFor(path, part)}
      className="footer-link"
    />
  )
}
