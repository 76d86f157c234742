import type { BridgeSection } from '../../content/types.ts'
import { Icon } from '../print/icon.tsx'
import * as style from './bridge.module.css'

/** The data flows between citizens and government, each with its direction and its safeguard. */
export function Bridge({ content }: { content: BridgeSection }) {
  return (
    <ul role="list" className={style.bridge}>
      {content.flows.map((flow) => (
        <li key={flow.carries}>
          <p className={style.way}>
            {flow.from}
            <Icon name="arrow-right" />
            <span className="visually-hidden">{content.direction}</span>
            {flow.to}
          </p>
          <h4 className="title-3">{flow.carries}</h4>
          <p className="text-ink-soft">{flow.safeguard}</p>
        </li>
      ))}
    </ul>
  )
}
