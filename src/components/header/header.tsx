import '../actions/actions.css'
import './header.css'
import { mark } from '../../prints/mark.ts'
import { Link } from '@tanstack/react-router'
import type { MouseEvent, ReactNode } from 'react'
import type { AccountNoteContent, HeaderContent } from '../../content/types.ts'
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
          <Print drawing={mark} />
          {siteName}
        </Link>
        <button type="button" popoverTarget={menuId} className="menu-toggle button-quiet button-small">
          <span className="when-closed">{content.menuLabel}</span>
          <span className="when-open">{content.closeMenuLabel}</span>
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
            <AccountButton label={content.signInLabel} emphasis="quiet" onClick={note.open} />
            <AccountButton label={content.getStartedLabel} emphasis="primary" onClick={note.open} />
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

interface AccountButtonProps {
  label: string
  emphasis: 'primary' | 'quiet'
  onClick: (event: MouseEvent<HTMLButtonElement>) => void
}

/** Opens the account note, without a script as a popover. */
function AccountButton({ label, emphasis, onClick }: AccountButtonProps) {
  return (
    <button
      type="button"
      popoverTarget={accountNoteId}
      onClick={onClick}
      className={`button-${emphasis} button-small`}
    >
      {label}
    </button>
  )
}
