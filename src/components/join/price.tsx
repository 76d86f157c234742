import type { GlyphName } from '../../content/icons.ts'
import { Icon } from '../print/icon.tsx'
import { priceInParts } from '../text/price-in-parts.ts'
import * as style from './price.module.css'

/** What one audience pays. */
export interface AudiencePrice {
  icon: GlyphName
  title: string
  price: string
  /** What limits the price, such as the refund. */
  terms: readonly string[]
}

/** Who pays, and the price with its figure in large type. */
export function Price({ of: { icon, title, price } }: { of: Omit<AudiencePrice, 'terms'> }) {
  const [before, figure, joint, after] = priceInParts(price)
  return (
    <>
      <h3 className={`${style.title} title-3`}>
        <Icon name={icon} />
        {title}
      </h3>
      <p className={style.price}>
        {before}
        <strong className={/\d/.test(figure) ? style.amount : style.phrase}>{figure}</strong>
        {joint && <span className="visually-hidden">{joint}</span>}
        <span className={style.after}>{after}</span>
      </p>
    </>
  )
}

/** What limits a price, in small type. */
export function PriceTerms({ terms }: Pick<AudiencePrice, 'terms'>) {
  if (terms.length === 0) return null
  return (
    <div className={style.terms}>
      {terms.map((term) => (
        <p key={term}>{term}</p>
      ))}
    </div>
  )
}
