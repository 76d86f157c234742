import { PrintImage } from '../print/print.tsx'
import circles from '../../prints/circles.svg'
import map from '../../prints/map.svg'
import medal from '../../prints/medal.svg'
import pulse from '../../prints/pulse.svg'
import ripple from '../../prints/ripple.svg'
import { Link } from '@tanstack/react-router'
import type { Action, Feature } from '../../content/types.ts'
import { Icon } from '../print/icon.tsx'
import * as style from './offers.module.css'

/** The prints of the offers' pages, as in src/pages/looks.ts. */
const prints = {
  '/chatbot': ripple,
  '/community': circles,
  '/fitness': pulse,
  '/network': map,
  '/rewards': medal,
}

/** A feature that links to its page and shows that page's print. */
type Offer = Feature & { action: Action & { to: keyof typeof prints } }

/**
 * The offers as tiles, each with the print of its page. On a phone two per row; of an odd number the first is
 * wide.
 */
export function Offers({ items }: { items: readonly Offer[] }) {
  return (
    <ul role="list" className={style.offers}>
      {items.map((item) => (
        <OfferTile key={item.title} item={item} />
      ))}
    </ul>
  )
}

function OfferTile({ item }: { item: Offer }) {
  const { to, label } = item.action
  return (
    <li className={`${style.offer} ${to === '/fitness' ? style.fading : ''} on-night`}>
      <PrintImage src={prints[to]} alt="" width={1200} height={900} />
      <h3 className="title-3">{item.title}</h3>
      <p>{item.text}</p>
      <Link to={to} className={style.link}>
        {label}
        <Icon name="arrow-right" />
      </Link>
    </li>
  )
}
