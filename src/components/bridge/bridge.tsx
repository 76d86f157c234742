import './bridge.css'
import type { BridgeFlow } from '../../content/types.ts'
import { Icon } from '../icon/icon.tsx'

/** What crosses from one side to the other, and on which terms. */
export function Bridge({ flows }: { flows: readonly BridgeFlow[] }) {
  return (
    <ul className="list-none p-0 border-0 border-t border-solid border-line">
      {flows.map((flow) => (
        <li key={flow.carries} className="bridge-flow">
          <p className="flex items-center gap-3 text-sm font-700 text-accent">
            {flow.from}
            <Icon name="arrow-right" />
            <span className="visually-hidden">to</span>
            {flow.to}
          </p>
          <h3 className="title-3">{flow.carries}</h3>
          <p className="text-ink-soft">{flow.safeguard}</p>
        </li>
      ))}
    </ul>
  )
}
