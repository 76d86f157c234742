import '../actions/actions.css'
import './header.css'
import { mark } from '../../prints/mark.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { AccountNoteContent, HeaderContent } from '../../content/types.ts'
import { Print } from '../print/print.tsx'
import { AccountNote, accountNoteId } from './account-note.tsx'
import { useAtTop } from './use-at-top.ts'
import { SiteMenu, menuId, openAfterMenu } from './site-menu.tsx'

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
            <AccountButton label={content.signInLabel} emphasis="quiet" />
            <AccountButton label={content.getStartedLabel} emphasis="primary" />
          </div>
          {/* A wide window has no space for it in the bar. The account note and the footer have the same
              button. */}
          <div className="menu-install">{installAction}</div>
        </SiteMenu>
      </div>
      <AccountNote content={accountNote} installAction={installAction} />
    </header>
  )
}

/** Opens the account note. The browser does this without a script; the script first closes the menu. */
function AccountButton({ label, emphasis }: { label: string; emphasis: 'primary' | 'quiet' }) {
  return (
    <button
      type="button"
      popoverTarget={accountNoteId}
      onClick={openAfterMenu}
      className={`button-${emphasis} button-small`}
    >
      {label}
    </button>
  )
}
