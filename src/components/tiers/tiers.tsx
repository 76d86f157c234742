import type { Tier } from '../../content/rewards.ts'
import { fillIn } from '../../format.ts'
import { pointsRange } from '../../points-range.ts'
import type { Circle } from '../../prints/drawing.ts'
import { heroPrint } from '../hero/hero.tsx'
import { boxAround } from '../print/box-around.ts'
import { PrintAgain } from '../print/print.tsx'
import { metals, Rung } from './rung.tsx'
import { dotCountOf } from './tier-points.ts'
import * as style from './tiers.module.css'

interface TiersProps {
  content: {
    /** For the eye: what a dot is. */
    legend: string
    /** Lowest first. */
    items: readonly Tier[]
    /** With a place for `range`. */
    points: string
    /** Before the percentage. */
    discountUpTo: string
    /** Titles of the two lists of a tier. */
    accessBenefits: string
    features: string
    note: string
  }
  /** Each tier's medal in the hero's print. */
  medals: Readonly<Record<keyof typeof metals, Circle>>
}

/** The tiers as a ladder drawn to scale, lowest first, with the benefits of each, what a dot is and a note on benefits. */
export function Tiers({ content, medals }: TiersProps) {
  const longest = Math.max(...content.items.map(dotCountOf))
  return (
    <>
      <div>
        <p className={style.legend} aria-hidden="true">
          {content.legend}
        </p>
        <ol role="list" className={style.ladder}>
          {content.items.map((tier) => (
            <li key={tier.name} className={`${style.tier} ${metals[tier.name]}`}>
              <Rung count={dotCountOf(tier)} longest={longest} />
              <h3 className="title-3">{tier.name}</h3>
              <p className="text-sm">{fillIn(content.points, { range: pointsRange(tier) })}</p>
              <p className={style.discount}>
                {`${content.discountUpTo} `}
                <strong>{`${tier.partnerDiscountUpToPercent}%`}</strong>
              </p>
              <PrintAgain of={heroPrint} view={boxAround(medals[tier.name])} className={style.medal} />
              <dl className={style.gives}>
                <List title={content.accessBenefits} items={tier.accessBenefits} />
                <List title={content.features} items={tier.features} />
              </dl>
            </li>
          ))}
        </ol>
      </div>
      <p className="footnote">{content.note}</p>
    </>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <dt>{title}</dt>
      {items.map((item) => (
        <dd key={item}>{item}</dd>
      ))}
    </div>
  )
}
