import type { ReactNode } from 'react'
import type { Metric } from '../../content/types.ts'
import { MetricList } from '../metrics/metrics.tsx'
import { PrintAgain, PrintFrame } from '../print/print.tsx'
import { partId } from './stack-print.tsx'
import { StackWords } from './stack-words.tsx'
import type { StackWordsProps } from './stack-words.tsx'
import * as style from './stack-scene.module.css'

interface StackSceneProps extends StackWordsProps {
  metrics: readonly Metric[]
  /** Below the metrics. */
  children?: ReactNode
}

/** The frames of a plate and of the strands below it (art/motifs/stack.ts). */
const plateView = '0 0 900 344'
const strandsView = '0 0 900 684'

/**
 * Two stacks and the bridge between them as one scene. In a wide window it shows the hero's plates again, which
 * move apart while the scene is scrolled into view. The description of each is beside them.
 */
export function StackScene({ metrics, government, citizens, children }: StackSceneProps) {
  return (
    <div className={style.scene}>
      <div className={style.stage}>
        <div aria-hidden="true" className={style.plates}>
          <PrintAgain of={partId('citizens')} view={plateView} className={style.citizens} />
          <PrintAgain
            of={partId('strands')}
            view={strandsView}
            className={`${style.strands} ${style.below}`}
          />
          <PrintAgain of={partId('bridge')} view={plateView} className={style.bridge} />
          <PrintAgain of={partId('strands')} view={strandsView} className={style.strands} />
          <Crossing />
          <PrintAgain of={partId('government')} view={plateView} className={style.government} />
        </div>
        <MetricList metrics={metrics} className={style.metrics} />
        {children}
      </div>
      <StackWords government={government} citizens={citizens} />
    </div>
  )
}

/** Dots on their way over the bridge: up from the citizens, and down to them. */
function Crossing() {
  return (
    <>
      <PrintFrame className={style.up} view="0 0 900 1024">
        <path className="marigold" strokeWidth="26" d="M162 640h0M450 720h0M738 600h0" />
      </PrintFrame>
      <PrintFrame className={style.down} view="0 0 900 1024">
        <path className="sky" strokeWidth="26" d="M306 380h0M594 440h0" />
      </PrintFrame>
    </>
  )
}
