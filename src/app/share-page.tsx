import { useLocation } from '@tanstack/react-router'
import { Share } from '../components/share/share.tsx'
import { isPagePath } from '../content/pages.ts'
import { sharePage } from '../content/share.ts'
import { canonicalFor, titleFor } from '../head/head.ts'

/** Shares the canonical URL of the current page; renders nothing on the not-found page. */
export function SharePage() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (!isPagePath(path)) return null
  return (
    <Share words={sharePage} address={canonicalFor(path)} title={titleFor(path)} className="footer-link" />
  )
}
