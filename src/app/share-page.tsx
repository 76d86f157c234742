import { useLocation } from '@tanstack/react-router'
import { Share } from '../components/share/share.tsx'
import { isPagePath } from '../content/pages.ts'
import { sharePage } from '../content/share.ts'
import { canonicalFor, titleFor } from './head.ts'

/** Shares the page on show, by its one public address; an address without a page is not shared. */
export function SharePage() {
  const path = useLocation({ select: ({ pathname }) => pathname })
  if (!isPagePath(path)) return null
  return (
    <Share words={sharePage} address={canonicalFor(path)} title={titleFor(path)} className="footer-link" />
  )
}
