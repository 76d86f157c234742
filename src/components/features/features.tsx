import './features.css'
import type { Feature, PicturedFeature } from '../../content/types.ts'
import { Icon } from '../icon/icon.tsx'
import { Text } from '../text/text.tsx'

const columnsInWideWindow = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-2 lg:grid-cols-3' }

interface FeaturePatchesProps {
  items: readonly PicturedFeature[]
  /** Patches beside each other in a wide window. */
  columns: keyof typeof columnsInWideWindow
}

/** Points of equal weight, each with its sign, stitched together into one cloth. */
export function FeaturePatches({ items, columns }: FeaturePatchesProps) {
  return (
    <ul className={`patches ${columnsInWideWindow[columns]}`}>
      {items.map((item) => (
        <li key={item.title}>
          <Icon name={item.icon} />
          <h3 className="title-3">{item.title}</h3>
          <p className="text-ink-soft">
            <Text>{item.text}</Text>
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Points as a quiet list with hairlines. */
export function FeatureRows({ items }: { items: readonly Feature[] }) {
  return (
    <ul className="rows">
      {items.map((item) => (
        <FeatureItem key={item.title} item={item} />
      ))}
    </ul>
  )
}

/** Points in open columns that hang from lines of beads. */
export function FeatureColumns({ items }: { items: readonly Feature[] }) {
  return (
    <ul className="bead-columns">
      {items.map((item) => (
        <FeatureItem key={item.title} item={item} />
      ))}
    </ul>
  )
}

function FeatureItem({ item }: { item: Feature }) {
  return (
    <li>
      <h3 className="title-3">{item.title}</h3>
      <p className="text-ink-soft">
        <Text>{item.text}</Text>
      </p>
    </li>
  )
}
