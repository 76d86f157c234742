import './call-to-action.css'
import type { CallToActionContent } from '../../content/types.ts'
import { Actions } from '../actions/actions.tsx'
import { heroPrint } from '../hero/hero.tsx'
import { PrintAgain } from '../print/print.tsx'
import { Text } from '../text/text.tsx'

interface CallToActionProps {
  content: CallToActionContent
  /** The part of the hero's print that is the ground of the band, as an SVG `viewBox`; the woven border where left out. */
  view?: string
}

/** The closing band of a page: on its own print, seen from close by, or under the woven border. */
export function CallToAction({ content, view }: CallToActionProps) {
  return (
    <section className={`closing on-night bg-night ${view ? 'closing-on-print' : 'closing-under-weave'}`}>
      {view && <PrintAgain of={heroPrint} view={view} fit="xMidYMin slice" className="closing-print" />}
      <div className="wrap">
        <h2 className="title-loud">{content.title}</h2>
        <p className="lead mt-4">
          <Text>{content.text}</Text>
        </p>
        <Actions actions={content.actions} inert={content.inert} className="mt-7" />
      </div>
    </section>
  )
}
