import './footer.css'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { FooterContent } from '../../content/types.ts'

interface FooterProps {
  site: { name: string; tagline: string; madeIn: string; supportEmail: string }
  content: FooterContent
  installAction?: ReactNode
  /** What can be done on every page. */
  tools?: ReactNode
}

/** The night ground under every page: who we are, every page, and how to write to us. */
export function Footer({ site, content, installAction, tools }: FooterProps) {
  return (
    <footer className="site-footer on-night bg-night">
      <div className="wrap py-14 md:py-20 grid grid-cols-1 gap-12 lg:grid-cols-[1.2fr_2fr]">
        <div>
          <p className="site-logo">{site.name}</p>
          <p className="mt-3 text-lg text-ink-soft max-w-[24rem]">{site.tagline}</p>
          <p className="mt-6">
            <span className="block text-sm text-ink-soft">{content.supportLabel}</span>
            <a href={`mailto:${site.supportEmail}`} className="footer-link">
              {site.supportEmail}
            </a>
          </p>
          {content.previewNote && <p className="text-sm text-ink-soft">{content.previewNote}</p>}
          {installAction}
        </div>
        <nav aria-label="Footer" className="grid gap-x-6 gap-y-10 grid-cols-2 md:grid-cols-3">
          {content.groups.map((group) => (
            <div key={group.title} className="max-md:last:col-span-2">
              <h2 className="text-sm font-700 text-ink-soft">{group.title}</h2>
              <ul className="mt-2 list-none p-0">
                {group.links.map((link) => (
                  <li key={link.label}>
                    <Link
                      to={link.to}
                      hash={link.hash ?? ''}
                      activeOptions={{ includeHash: true }}
                      className="footer-link"
                    >
                      {link.label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="footer-tools wrap pb-10 flex flex-wrap items-center gap-x-6 text-sm">
        <p className="text-ink-soft">{site.madeIn}</p>
        {tools}
      </div>
    </footer>
  )
}
