import type { Feature, PicturedFeature } from '../../content/types.ts'
import { Icon } from '../icon/icon.tsx'
import { Text } from '../text/text.tsx'
import * as style from './features.module.css'

const columnsInWideWindow = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-2 lg:grid-cols-3' }

interface FeatureGridProps {
  items: readonly PicturedFeature[]
  /** Number of columns in a wide window. */
  columns: keyof typeof columnsInWideWindow
}

/** Points of equal weight, each with an icon, in one card with dotted lines between them. */
export function FeatureGrid({ items, columns }: FeatureGridProps) {
  return (
    <ul className={`${style.grid} ${columnsInWideWindow[columns]}`}>
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

/** Points as a plain list with thin lines between them. */
export function FeatureRows({ items }: { items: readonly Feature[] }) {
  return (
    <ul className={style.rows}>
      {items.map((item) => (
        <FeatureItem key={item.title} item={item} />
      ))}
    </ul>
  )
}

/** Points in columns, each below a dotted line. */
export function FeatureColumns({ items }: { items: readonly Feature[] }) {
  return (
    <ul className={style.columns}>
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
