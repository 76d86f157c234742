import './tiers.css'
import type { Tier } from '../../content/types.ts'
import { TierLadder } from '../tier-ladder/tier-ladder.tsx'

interface TiersProps {
  tiers: readonly Tier[]
  /** What one dot of the ladder is. */
  legend: string
  /** How the discounts of the tiers relate to others. */
  note: string
}

/** The tiers on their ladder, with what each of them gives. */
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
