import type { ComponentType, ReactNode } from 'react'
import type { CallToActionContent } from '../../content/types.ts'
import { classes } from '../classes.ts'
import { heroPrint } from '../hero/hero.tsx'
import { PrintAgain } from '../print/print.tsx'
import { Closing } from './closing.tsx'
import * as style from './print-call-to-action.module.css'

interface PrintCallToActionProps {
  content: CallToActionContent
  Print: ComponentType<{ className: string }>
}

/** The closing band of a page, with a print beside the text in a wide window. */
export function PrintCallToAction({ content, Print }: PrintCallToActionProps) {
  return (
    <Closing content={content} className={style.onPrint} hasEdge>
      <Print className={style.print} />
    </Closing>
  )
}

interface HeroCallToActionProps {
  content: CallToActionContent
  /** The box of the hero's print that is shown, as an SVG `viewBox`. */
  view: string
  /** Whether only the circle in the box is shown: it is small enough for a phone too, where it is beside the buttons. */
  isRound?: boolean
  /** Drawn over the print. */
  children?: ReactNode
}

/** The closing band with a part of the hero's print. */
export function HeroCallToAction({ content, view, isRound, children }: HeroCallToActionProps) {
  return (
    <Closing content={content} className={classes(style.onPrint, isRound && style.round)} hasEdge>
      <PrintAgain of={heroPrint} view={view} fit="xMaxYMid" className={style.print}>
        {children}
      </PrintAgain>
    </Closing>
  )
}
