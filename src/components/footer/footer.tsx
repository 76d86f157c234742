import type { ReactNode } from 'react'
import type { Action } from '../../content/types.ts'
import { ActionAnchor } from '../actions/action-anchor.tsx'
import * as style from './footer.module.css'

interface FooterProps {
  site: { name: string; tagline: string; madeIn: string; supportEmail: string }
  content: {
    navigationLabel: string
    groups: readonly { title: string; links: readonly Action[] }[]
    /** Before the support address. */
    supportLabel: string
  }
  installAction?: ReactNode
  /** Buttons that every page has. */
  tools?: ReactNode
}

/** The footer of every page: the site's name and tagline, the support address, and the footer’s links. */
export function Footer({ site, content, installAction, tools }: FooterProps) {
  return (
    <footer className="on-night bg-night">
      <div className={`wrap ${style.columns}`}>
        <div className={style.brand}>
          <p className="site-logo">{site.name}</p>
          <p className="text-ink-soft">{site.tagline}</p>
          <p className="text-ink-soft">{site.madeIn}</p>
          <p>
            <span className="text-ink-soft">{content.supportLabel}</span>{' '}
            <a href={`mailto:${site.supportEmail}`} className="footer-link">
              {site.supportEmail}
            </a>
          </p>
          {installAction}
        </div>
        <nav aria-label={content.navigationLabel} className={style.groups}>
          {content.groups.map((group) => (
            <div key={group.title}>
              <h2>{group.title}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.label}>
                    <ActionAnchor action={link} className="footer-link" />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className={`${style.tools} text-sm`}>{tools}</div>
      </div>
    </footer>
  )
}
