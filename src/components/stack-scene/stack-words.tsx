import './stack-words.css'
import type { ReactNode } from 'react'
import type { BridgeSection, SectionHeading, StackSection } from '../../content/types.ts'
import { Bridge } from '../bridge/bridge.tsx'
import { Fold } from '../fold/fold.tsx'
import { Stack } from '../layers/layers.tsx'

export interface StackWordsProps {
  government: StackSection
  bridge: BridgeSection
  citizens: StackSection
  /** Whether a phone shows the titles alone at first. */
  isFolded?: boolean
}

/** What the two stacks and the bridge consist of, from top to bottom. */
export function StackWords({ government, bridge, citizens, isFolded = false }: StackWordsProps) {
  const Group = isFolded ? FoldedGroup : OpenGroup
  return (
    <div className={isFolded ? 'stack-words stack-words-folded' : 'stack-words'}>
      <Group heading={government}>
        <Stack layers={government.layers} level={4} />
      </Group>
      <Group heading={bridge}>
        <Bridge flows={bridge.flows} />
      </Group>
      <Group heading={citizens}>
        <Stack layers={citizens.layers} level={4} />
      </Group>
    </div>
  )
}

interface GroupProps {
  heading: SectionHeading
  children: ReactNode
}

function FoldedGroup({ heading, children }: GroupProps) {
  const summary = (
    <>
      <h3 className="title-2">{heading.title}</h3>
      {heading.lead && <span className="text-ink-soft">{heading.lead}</span>}
    </>
  )
  return <Fold summary={summary}>{children}</Fold>
}

function OpenGroup({ heading, children }: GroupProps) {
  return (
    <div>
      {heading.kicker && <p className="kicker">{heading.kicker}</p>}
      <h3 className="title-2">{heading.title}</h3>
      {heading.lead && <p className="text-ink-soft">{heading.lead}</p>}
      {children}
    </div>
  )
}
