import type { CallToActionContent } from '../../content/types.ts'
import { Actions } from '../actions/actions.tsx'
import { heroPrint } from '../hero/hero.tsx'
import { PrintAgain } from '../print/print.tsx'
import { Text } from '../text/text.tsx'
import * as style from './call-to-action.module.css'

interface CallToActionProps {
  content: CallToActionContent
  /**
   * Shows the hero's print again, beside the text in a wide window: the box that it fills, as an SVG `viewBox`.
   * Without it, the band has the woven border.
   */
  view?: string
}

/** The closing band of a page, with the hero's print again or with the woven border. */
export function CallToAction({ content, view }: CallToActionProps) {
  return (
    <section className={`${style.closing} on-night bg-night ${view ? style.onPrint : style.underWeave}`}>
      {view && <PrintAgain of={heroPrint} view={view} fit="xMaxYMid" className={style.print} />}
      <div className="wrap">
        <h2 className="title-loud">{content.title}</h2>
        <p className="lead max-w-[34rem] mt-4">
          <Text>{content.text}</Text>
        </p>
        <Actions actions={content.actions} inert={content.inert} className="mt-7" />
      </div>
    </section>
  )
}
