import type { ComponentType, ReactNode } from 'react'
import type { CallToActionContent } from '../../content/types.ts'
import type { Circle } from '../../prints/drawing.ts'
import { classes } from '../classes.ts'
import { heroPrint } from '../hero/hero.tsx'
import { boxAround } from '../print/box-around.ts'
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
  /** The circle of the hero's print that is shown. It is small enough for a phone too, where it is beside the buttons. */
  circle: Circle
  /** A class that places it in a wide window: `--clip` is how it is cut, a circle without it. */
  printClass?: string
  /** Drawn over the print. */
  children?: ReactNode
}

/** The closing band with a round part of the hero's print. */
export function HeroCallToAction({ content, circle, printClass, children }: HeroCallToActionProps) {
  return (
    <Closing content={content} className={`${style.onPrint} ${style.round}`} hasEdge>
      <PrintAgain
        of={heroPrint}
        view={boxAround(circle)}
        fit="xMaxYMid"
        className={classes(style.print, printClass)}
      >
        {children}
      </PrintAgain>
    </Closing>
  )
}
