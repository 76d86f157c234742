import { Link } from '@tanstack/react-router'
import type { LinkedFeature } from '../content/types.ts'
import type { Accent } from './hero.tsx'
import { Icon } from './icon.tsx'

/** How an offer looks: its accent and its print. */
interface OfferLook {
  accent: Accent
  print: string
}

interface OffersProps {
  items: readonly LinkedFeature[]
  /** One for each item, in the same order. */
  looks: readonly OfferLook[]
}

/** A bento of offers: each on its print, the first two wide. */
export function Offers({ items, looks }: OffersProps) {
  return (
    <ul className="list-none p-0 grid gap-4 md:gap-6 md:grid-cols-2 lg:grid-cols-6">
      {items.map((item, index) => (
        <Offer key={item.title} item={item} look={looks[index]!} />
      ))}
    </ul>
  )
}

function Offer({ item, look }: { item: LinkedFeature; look: OfferLook }) {
  return (
    <li className={`offer on-night accent-${look.accent}`}>
      <img src={look.print} alt="" width="1200" height="900" loading="lazy" className="offer-print" />
      <div className="relative max-w-[20rem]">
        <h3 className="title-3 flex items-center gap-3">
          <Icon name={item.icon} className="text-accent" />
          {item.title}
        </h3>
        <p className="mt-3 text-ink-soft">{item.text}</p>
        <Link to={item.action.to} className="offer-link">
          {item.action.label}
          <Icon name="arrow-right" />
        </Link>
      </div>
    </li>
  )
}
