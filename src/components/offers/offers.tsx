import './offers.css'
import { PrintImage } from '../print/print.tsx'
import circles from '../../prints/circles.svg'
import map from '../../prints/map.svg'
import medal from '../../prints/medal.svg'
import pulse from '../../prints/pulse.svg'
import ripple from '../../prints/ripple.svg'
import { Link } from '@tanstack/react-router'
import type { PagePath } from '../../content/pages.ts'
import type { Offer } from '../../content/types.ts'
import type { Accent } from '../hero/hero.tsx'
import { Icon } from '../icon/icon.tsx'

interface OfferLook {
  accent: Accent
  print: string
}

/** How an offer looks, by the page it leads to. */
const looks: Partial<Record<PagePath, OfferLook>> = {
  '/chatbot': { accent: 'coach', print: ripple },
  '/community': { accent: 'community', print: circles },
  '/fitness': { accent: 'fitness', print: pulse },
  '/network': { accent: 'partners', print: map },
  '/rewards': { accent: 'rewards', print: medal },
}

/** A bento of offers: each on its print, the first two wide. */
export function Offers({ items }: { items: readonly Offer[] }) {
  return (
    <ul className="list-none p-0 grid gap-4 md:gap-6 md:grid-cols-2 lg:grid-cols-6">
      {items.map((item) => (
        <OfferCard key={item.title} item={item} />
      ))}
    </ul>
  )
}

function OfferCard({ item }: { item: Offer }) {
  const look = looks[item.action.to]
  return (
    <li className={`offer on-night accent-${look?.accent ?? 'coach'}`}>
      {look && <PrintImage src={look.print} alt="" className="offer-print" />}
      <div className="relative max-w-[20rem]">
        <h3 className="title-3">{item.title}</h3>
        <p className="mt-3 text-ink-soft">{item.text}</p>
        <Link to={item.action.to} className="offer-link">
          {item.action.label}
          <Icon name="arrow-right" />
        </Link>
      </div>
    </li>
  )
}
