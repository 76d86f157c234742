import { Link } from '@tanstack/react-router'
import type { Action, Feature } from '../../content/types.ts'
import circles from '../../prints/circles.svg'
import map from '../../prints/map.svg'
import medal from '../../prints/medal.svg'
import { frame } from '../../prints/places/frames.ts'
import pulse from '../../prints/pulse.svg'
import ripple from '../../prints/ripple.svg'
import { classes } from '../classes.ts'
import { Icon } from '../print/icon.tsx'
import { PrintImage } from '../print/print.tsx'
import * as style from './offers.module.css'

const files = { circles, map, medal, pulse, ripple }

/** The print that goes on at both sides of its frame, where it fades out. */
const goesOn: keyof typeof files = 'pulse'

/** A feature that links to its page and shows that page's print. */
interface Offer extends Feature {
  action: Action
  print: keyof typeof files
}

/**
 * The offers on the night, each with the print of its page. The print of the first is the largest, and begins outside the margin.
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

function OfferTile({ item: { title, text, action, print } }: { item: Offer }) {
  return (
    <li className={classes(style.offer, print === goesOn && style.fading)}>
      <PrintImage src={files[print]} alt="" {...frame} />
      <h3 className="title-3">{title}</h3>
      <p>{text}</p>
      <Link to={action.to} className={style.link}>
        {action.label}
        <Icon name="arrow-right" />
      </Link>
    </li>
  )
}
