import type { Action, FactRow, Feature } from '../../content/types.ts'
import { TextLink } from '../actions/actions.tsx'
import { headingIdOf } from '../section/section.tsx'
import { FactTable } from '../table/fact-table.tsx'
import { SoftText } from '../text/soft-text.tsx'
import { TitledText } from '../text/titled-text.tsx'
import * as style from './operations.module.css'

interface OperationsProps {
  content: {
    title: string
    lead?: string | undefined
    rows: readonly FactRow[]
    priority: Feature
    link: Action
  }
  className: string
}

/** Where and when support works, as a part of a section. */
export function Operations({ content: { title, lead, rows, priority, link }, className }: OperationsProps) {
  return (
    <div className={`${style.operations} ${className}`}>
      <div className="mb-3">
        <h2 id={headingIdOf('operations')} className="title-3">
          {title}
        </h2>
        {lead && <SoftText>{lead}</SoftText>}
      </div>
      <FactTable section="operations" rows={rows} />
      <div className={style.priority}>
        <TitledText {...priority} />
        <TextLink action={link} />
      </div>
    </div>
  )
}
