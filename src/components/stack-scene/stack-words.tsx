import type { ReactNode } from 'react'
import type { SectionHeading } from '../../content/types.ts'
import { PhoneFold } from '../fold/fold.tsx'
import { Layers } from './layers.tsx'
import type { LayersProps } from './layers.tsx'
import * as style from './stack-words.module.css'

type StackContent = SectionHeading & Pick<LayersProps, 'layers'>

export interface StackWordsProps {
  government: StackContent
  citizens: StackContent
}

/**
 * The content of the two stacks, from top to bottom. On a phone only the titles are visible at first.
 */
export function StackWords({ government, citizens }: StackWordsProps) {
  return (
    <div className={style.words}>
      <Group heading={government}>
        <Layers layers={government.layers} level={4} />
      </Group>
      <Group heading={citizens}>
        <Layers layers={citizens.layers} level={4} />
      </Group>
    </div>
  )
}

interface GroupProps {
  heading: SectionHeading
  children: ReactNode
}

function Group({ heading: { kicker, title, lead }, children }: GroupProps) {
  const summary = (
    <>
      {kicker && (
        <span className="kicker" aria-hidden="true">
          {kicker}
        </span>
      )}
      <h3 className="title-2">{title}</h3>
    </>
  )
  return (
    <PhoneFold className={style.group} summaryClass={style.summary} summary={summary}>
      <div>
        {lead && <p className="text-ink-soft">{lead}</p>}
        {children}
      </div>
    </PhoneFold>
  )
}
