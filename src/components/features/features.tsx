import './features.css'
import type { Feature } from '../../content/types.ts'
import { Icon } from '../icon/icon.tsx'

const columnsInWideWindow = { 2: 'md:grid-cols-2', 3: 'md:grid-cols-2 lg:grid-cols-3' }

interface FeaturePatchesProps {
  items: readonly Feature[]
  /** Patches beside each other in a wide window. */
  columns: keyof typeof columnsInWideWindow
}

/** Points of equal weight, stitched together into one cloth. */
export function FeaturePatches({ items, columns }: FeaturePatchesProps) {
  return (
    <ul className={`patches ${columnsInWideWindow[columns]}`}>
      {items.map((item) => (
        <li key={item.title}>
          <Icon name={item.icon} className="beaded" />
          <h3 className="title-3">{item.title}</h3>
          <p className="text-ink-soft">{item.text}</p>
        </li>
      ))}
    </ul>
  )
}

/** Points as a quiet list with hairlines. */
export function FeatureRows({ items }: { items: readonly Feature[] }) {
  return (
    <ul className="list-none p-0 border-0 border-t border-solid border-line">
      {items.map((item) => (
        <li key={item.title} className="row">
          <Icon name={item.icon} className="text-indigo-500 mt-1" />
          <div className="grid gap-1 md:gap-8 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
            <h3 className="title-3">{item.title}</h3>
            <p className="text-ink-soft">{item.text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** Points in open columns without cards, for a ground that is busy enough. */
export function FeatureColumns({ items }: { items: readonly Feature[] }) {
  return (
    <ul className="bead-columns">
      {items.map((item) => (
        <li key={item.title}>
          <Icon name={item.icon} />
          <h3 className="title-3 mt-4">{item.title}</h3>
          <p className="mt-2 text-ink-soft">{item.text}</p>
        </li>
      ))}
    </ul>
  )
}
