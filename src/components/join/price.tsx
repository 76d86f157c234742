import type { GlyphName } from '../../content/icons.ts'
import type { Price as PriceInWords } from '../../content/types.ts'
import { Icon } from '../print/icon.tsx'
import * as style from './price.module.css'

/** What one audience pays. */
export interface AudiencePrice {
  /** Tells cards beside each other apart; one alone has none. */
  icon?: GlyphName
  title: string
  price: PriceInWords
  /** What limits the price, such as the refund. */
  terms: readonly string[]
}

/** Who pays, and the price with its figure in large type. */
export function Price({ of: { icon, title, price } }: { of: Omit<AudiencePrice, 'terms'> }) {
  const { before, large, after } = price
  return (
    <>
      <h3 className={`${style.title} title-3`}>
        {icon && <Icon name={icon} />}
        {title}
      </h3>
      <p className={style.price}>
        {before}
        <strong className={/\d/.test(large) ? style.amount : style.phrase}>{large}</strong>
        <span className={style.after}>{after}</span>
      </p>
    </>
  )
}

/** What limits a price, in small type, as one paragraph. */
export function PriceTerms({ terms }: Pick<AudiencePrice, 'terms'>) {
  if (terms.length === 0) return null
  return <p className={style.terms}>{terms.join(' ')}</p>
}
