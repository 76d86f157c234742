import './stack-words.css'
import type { ReactNode } from 'react'
import type { BridgeSection, SectionHeading, StackSection } from '../../content/types.ts'
import { Bridge } from '../bridge/bridge.tsx'
import { Stack } from '../layers/layers.tsx'

export interface StackWordsProps {
  government: StackSection
  bridge: BridgeSection
  citizens: StackSection
}

/** What the two stacks and the bridge consist of, from top to bottom. */
export function StackWords({ government, bridge, citizens }: StackWordsProps) {
  return (
    <div className="stack-words">
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

function Group({ heading, children }: { heading: SectionHeading; children: ReactNode }) {
  return (
    <div>
      {heading.kicker && <p className="kicker">{heading.kicker}</p>}
      <h3 className="title-2">{heading.title}</h3>
      {heading.lead && <p className="text-ink-soft">{heading.lead}</p>}
      {children}
    </div>
  )
}
