import type { ReactNode } from 'react'
import type { Feature, Metric } from '../../content/types.ts'
import { NarrowFold } from '../fold/fold.tsx'
import { MetricList } from '../metrics/metric-list.tsx'
import { PrintAgain } from '../print/print.tsx'
import { Layers } from './layers.tsx'
import { partId } from './stack-print.tsx'
import * as style from './stack-scene.module.css'

/** The layers are in their order, from top to bottom. */
interface StackContent {
  title: string
  lead: string
  layers: readonly Feature[]
}

interface StackSceneProps {
  /** The frame of a plate in the hero's stack. */
  plate: { width: number; height: number }
  government: StackContent
  citizens: StackContent
  /** On the bridge; for the eye. */
  bridge: string
  metrics: readonly Metric[]
  /** Below the metrics. */
  children?: ReactNode
}

/**
 * The hero's stack taken apart: each plate names its stack. In a wide window they are side by side, with the bridge
 * between their corners and the names below; they move apart while the scene is scrolled into view.
 */
export function StackScene({ plate, government, citizens, bridge, metrics, children }: StackSceneProps) {
  return (
    <div className={style.scene}>
      <div className={style.stacks}>
        <Stack content={government} plate={plate} part="government" className={style.government} />
        <span className={style.bridge} aria-hidden="true">
          {bridge}
        </span>
        <Stack content={citizens} plate={plate} part="citizens" className={style.citizens} />
      </div>
      <div className={style.figures}>
        <MetricList metrics={metrics} />
        {children}
      </div>
    </div>
  )
}

interface StackProps extends Pick<StackSceneProps, 'plate'> {
  content: StackContent
  part: 'government' | 'citizens'
  className: string
}

/** A plate, and the content of its stack from top to bottom. On a phone only titles and leads are visible at first. */
function Stack({ content: { title, lead, layers }, plate, part, className }: StackProps) {
  const summary = (
    <>
      <PrintAgain of={partId(part)} view={`0 0 ${plate.width} ${plate.height}`} className={style.plate} />
      <h3 className="title-2">{title}</h3>
      <span className={style.lead}>{lead}</span>
    </>
  )
  return (
    <NarrowFold className={`${style.stack} ${className}`} summaryClass={style.summary} summary={summary}>
      <Layers items={layers} />
    </NarrowFold>
  )
}
