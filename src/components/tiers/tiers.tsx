import './tiers.css'
import type { Tier } from '../../content/types.ts'
import { TierLadder } from '../tier-ladder/tier-ladder.tsx'

interface TiersProps {
  tiers: readonly Tier[]
  /** Text that says what one dot of the ladder represents. */
  legend: string
  /** Text about the tiers' discounts and other discounts. */
  note: string
}

/** The ladder of tiers, with the benefits of each tier. */
export function Tiers({ tiers, legend, note }: TiersProps) {
  return (
    <div>
      <p className="mb-6 text-sm text-ink-soft">{legend}</p>
      <TierLadder tiers={tiers}>
        {(tier) => (
          <dl className="tier-gives">
            <List title="Access benefits" items={tier.accessBenefits} />
            <List title="Features" items={tier.features} />
          </dl>
        )}
      </TierLadder>
      <p className="mt-8 text-ink-soft max-w-[46rem]">{note}</p>
    </div>
  )
}

function List({ title, items }: { title: string; items: readonly string[] }) {
  return (
    <div>
      <dt>{title}</dt>
      {items.map((item) => (
        <dd key={item} className="tick">
          {item}
        </dd>
      ))}
    </div>
  )
}
