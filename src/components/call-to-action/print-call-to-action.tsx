import type { ReactNode } from 'react'
import type { CallToActionContent } from '../../content/types.ts'
import { heroPrint } from '../hero/hero.tsx'
import { PrintAgain } from '../print/print.tsx'
import { Closing } from './closing.tsx'
import * as style from './print-call-to-action.module.css'

interface PrintCallToActionProps {
  content: CallToActionContent
  /** The box of the print that is shown, as an SVG `viewBox`. */
  view: string
  /** Drawn over the print. */
  children?: ReactNode
}

/** The closing band of a page, with the hero's print again, beside the text in a wide window. */
export function PrintCallToAction({ content, view, children }: PrintCallToActionProps) {
  return (
    <Closing content={content} className={style.onPrint} hasEdge>
      <PrintAgain of={heroPrint} view={view} fit="xMaxYMid" className={style.print}>
        {children}
      </PrintAgain>
    </Closing>
  )
}
