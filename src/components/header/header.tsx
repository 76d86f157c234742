import './header.css'
import { mark } from '../../prints/mark.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AccountNoteContent, HeaderContent } from '../../content/types.ts'
import { Button } from '../button/button.tsx'
import { Print } from '../print/print.tsx'
import { AccountNote, accountNoteId, useAccountNote } from './account-note.tsx'
import { useAtTop } from './use-at-top.ts'
import { SiteMenu, menuId } from './site-menu.tsx'

interface HeaderProps {
  siteName: string
  content: HeaderContent
  accountNote: AccountNoteContent
  installAction: ReactNode
}

/**
 * The bar at the top of every page: logo, links, Sign In and Get Started. Its background after scrolling is in
 * header.css.
 */
export function Header({ siteName, content, accountNote, installAction }: HeaderProps) {
  useAtTop()
  const note = useAccountNote()
  return (
    <header className="site-header on-night">
      <a className="skip-link" href="#main">
        {content.skipLabel}
      </a>
      <div className="wrap site-bar">
        <Link to="/" aria-label={content.homeLabel} className="site-logo">
          <Print drawing={mark} className="w-6.5" />
          {siteName}
        </Link>
        <Button popoverTarget={menuId} isSmall className="menu-toggle">
          <span className="when-closed">{content.menuLabel}</span>
          <span className="when-open">{content.closeMenuLabel}</span>
        </Button>
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
          <ul className="menu-more">
            {content.moreLinks.map((link) => (
              <li key={link.to}>
                <Link to={link.to} className="menu-link">
                  {link.label}
                </Link>
              </li>
            ))}
          </ul>
          <div className="menu-account">
            {/* They open the account note, without a script as a popover. */}
            <Button popoverTarget={accountNoteId} isSmall onClick={note.open}>
              {content.signInLabel}
            </Button>
            <Button popoverTarget={accountNoteId} emphasis="primary" isSmall onClick={note.open}>
              {content.getStartedLabel}
            </Button>
          </div>
          {/* A wide window has no space for it in the bar. The account note and the footer have the same
              button. */}
          <div className="menu-install">{installAction}</div>
        </SiteMenu>
      </div>
      <AccountNote
        content={accountNote}
        installAction={installAction}
        isOpen={note.isOpen}
        onClose={note.close}
      />
    </header>
  )
}
