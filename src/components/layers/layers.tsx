import './layers.css'
import type { StackLayer } from '../../content/types.ts'
import { Icon } from '../icon/icon.tsx'

/** Layers that rest on each other, top first. */
export function Stack({ layers }: { layers: readonly StackLayer[] }) {
  return (
    <ol className="stack">
      {layers.map((layer) => (
        <li key={layer.name} className="stack-layer">
          <Icon name={layer.icon} className="text-indigo-500 mt-1" />
          <div>
            <h3 className="title-3">{layer.name}</h3>
            <p className="mt-1 text-ink-soft">{layer.text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
