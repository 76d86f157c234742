import { PrintImage } from '../print/print.tsx'
import circles from '../../prints/circles.svg'
import map from '../../prints/map.svg'
import medal from '../../prints/medal.svg'
import pulse from '../../prints/pulse.svg'
import ripple from '../../prints/ripple.svg'
import { Link } from '@tanstack/react-router'
import type { PagePath } from '../../content/pages.ts'
import type { Action, Feature } from '../../content/types.ts'
import { Icon } from '../print/icon.tsx'
import * as style from './offers.module.css'

/** A feature that links to its page and shows that page's print. */
type Offer = Feature & { action: Action }

/** The print of an offer, by its page. */
const printOf: Partial<Record<PagePath, string>> = {
  '/chatbot': ripple,
  '/community': circles,
  '/fitness': pulse,
  '/network': map,
  '/rewards': medal,
}

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
  const print = printOf[item.action.to]
  return (
    <li className={`${style.offer} on-night`}>
      {print && <PrintImage src={print} alt="" />}
      <h3 className="title-3">{item.title}</h3>
      <p>{item.text}</p>
      <Link to={item.action.to} className={style.link}>
        {item.action.label}
        <Icon name="arrow-right" />
      </Link>
    </li>
  )
}
