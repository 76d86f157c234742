import './tiers.css'
import type { Tier } from '../../content/types.ts'
import { formatNumber } from '../../format.ts'

interface TiersProps {
  tiers: readonly Tier[]
  /** How the discounts of the tiers relate to others. */
  note: string
}

/** The tiers beside each other, lowest first. */
export function Tiers({ tiers, note }: TiersProps) {
  return (
    <div>
      <ul className="list-none p-0 grid gap-4 md:gap-6 sm:grid-cols-2 xl:grid-cols-4">
        {tiers.map((tier) => (
          <li key={tier.name} className={`tier tier-${tier.name.toLowerCase()}`}>
            <TierCard tier={tier} />
          </li>
        ))}
      </ul>
      <p className="mt-8 text-ink-soft max-w-[46rem]">{note}</p>
    </div>
  )
}

function TierCard({ tier }: { tier: Tier }) {
  return (
    <>
      <h3 className="title-3">{tier.name}</h3>
      <dl className="mt-5 grid gap-5">
        <div>
          <dt className="text-sm text-ink-soft">Points</dt>
          <dd className="tier-points">{pointsRange(tier)}</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">Partner discounts</dt>
          <dd className="title-3">up to {tier.partnerDiscountUpToPercent}%</dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">Access benefits</dt>
          {tier.accessBenefits.map((benefit) => (
            <dd key={benefit} className="tick">
              {benefit}
            </dd>
          ))}
        </div>
        <div>
          <dt className="text-sm text-ink-soft">Features</dt>
          {tier.features.map((feature) => (
            <dd key={feature} className="tick">
              {feature}
            </dd>
          ))}
        </div>
      </dl>
    </>
  )
}

/** "2,500–4,999", or "8,000+" for the tier without an upper end. */
function pointsRange({ pointsFrom, pointsTo }: Tier): string {
  return pointsTo === undefined
    ? `${formatNumber(pointsFrom)}+`
    : `${formatNumber(pointsFrom)}–${formatNumber(pointsTo)}`
}
