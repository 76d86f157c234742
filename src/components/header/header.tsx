import { Link, useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Action } from '../../content/types.ts'
import { mark } from '../../prints/mark.ts'
import { Button } from '../actions/button.tsx'
import { Print } from '../print/print.tsx'
import { AccountNote, accountNoteId, useAccountNote } from './account-note.tsx'
import type { AccountNoteWords } from './account-note.tsx'
import * as style from './header.module.css'
import { SiteMenu, menuId } from './site-menu.tsx'
import { useAtTop } from './use-at-top.ts'

interface HeaderProps {
  /** The text of the logo. */
  siteName: string
  content: Record<
    'skipLabel' | 'homeLabel' | 'navigationLabel' | 'menuLabel' | 'signInLabel' | 'getStartedLabel',
    string
  > & {
    links: readonly Action[]
    /** The second row of the menu on small screens. */
    moreLinks: readonly Action[]
  }
  accountNote: AccountNoteWords
  /** The button that installs the site, where the browser can. */
  installAction: ReactNode
}

/**
 * The bar at the top of every page: logo, links, Sign In and Get Started. Its background after scrolling is in
 * header.module.css.
 */
export function Header({ siteName, content, accountNote, installAction }: HeaderProps) {
  useAtTop()
  const note = useAccountNote()
  // A button that opens a popover says "collapsed". After hydration the note is a modal dialog.
  const opensNote = useHydrated()
    ? ({ 'aria-haspopup': 'dialog', onClick: note.open } as const)
    : { popoverTarget: accountNoteId }
  return (
    <header className={`${style.header} on-night`}>
      <a className={style.skip} href="#main">
        {content.skipLabel}
      </a>
      <div className={`wrap ${style.bar}`}>
        <Link to="/" aria-label={content.homeLabel} className="site-logo">
          <Print drawing={mark} className="w-6.5" />
          {siteName}
        </Link>
        <Button popoverTarget={menuId} isSmall className={style.toggle}>
          {content.menuLabel}
        </Button>
        <SiteMenu label={content.navigationLabel}>
          <MenuLinks links={content.links} className={style.links} />
          <MenuLinks links={content.moreLinks} className={style.more} />
          <div className={style.account}>
            {/* Both buttons open the account note, without a script as a popover. */}
            <Button isSmall {...opensNote}>
              {content.signInLabel}
            </Button>
            <Button emphasis="primary" isSmall {...opensNote}>
              {content.getStartedLabel}
            </Button>
          </div>
          {/* The bar of a wide window has no space for this button. The account note and the footer have it too. */}
          <div className={style.install}>{installAction}</div>
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

function MenuLinks({ links, className }: { links: readonly Action[]; className: string }) {
  return (
    <ul className={className}>
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className={style.link}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}
