import '../actions/actions.css'
import './header.css'
import { mark } from '../../prints/mark.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AccountNoteContent, HeaderContent } from '../../content/types.ts'
import { Print } from '../print/print.tsx'
import { AccountNote, accountNoteId } from './account-note.tsx'
import { useAtTop } from './use-at-top.ts'
import { SiteMenu, menuId } from './site-menu.tsx'

interface HeaderProps {
  siteName: string
  content: HeaderContent
  accountNote: AccountNoteContent
  installAction: ReactNode
}

/** The bar at the top of every page: logo, links, Sign In and Get Started. How it looks when scrolled is in header.css. */
export function Header({ siteName, content, accountNote, installAction }: HeaderProps) {
  useAtTop()
  return (
    <header className="site-header on-night">
      <a className="skip-link" href="#main">
        {content.skipLabel}
      </a>
      <div className="wrap flex flex-wrap items-center justify-between gap-x-3 min-h-[var(--header-height)]">
        <Link to="/" aria-label={content.homeLabel} className="site-logo">
          <Print drawing={mark} />
          {siteName}
        </Link>
        <button type="button" popoverTarget={menuId} className="menu-toggle button-quiet button-small">
          {content.menuLabel}
        </button>
        <SiteMenu label={content.navigationLabel}>
          <ul className="menu-links">
            {content.links.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className="menu-link">
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
          <div className="flex gap-3 max-bar:pt-5">
            <button
              type="button"
              popoverTarget={accountNoteId}
              className="button-quiet button-small whitespace-nowrap max-bar:flex-1"
            >
              {content.signInLabel}
            </button>
            <button
              type="button"
              popoverTarget={accountNoteId}
              className="button-primary button-small whitespace-nowrap max-bar:flex-1"
            >
              {content.getStartedLabel}
            </button>
          </div>
          {/* In a wide window the bar has no room to spare; the account note and the footer have the same button. */}
          <div className="bar:hidden">{installAction}</div>
        </SiteMenu>
      </div>
      <AccountNote content={accountNote} installAction={installAction} />
    </header>
  )
}
