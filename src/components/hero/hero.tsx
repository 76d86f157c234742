import './hero.css'
import type { HeroContent } from '../../content/types.ts'
import { Actions } from '../actions/actions.tsx'
import type { Drawing } from '../print/drawing.ts'
import { Print } from '../print/print.tsx'

/** Each offer has an accent (base.css, `accent-*`). */
export type Accent = 'coach' | 'community' | 'fitness' | 'wellnet' | 'partners' | 'rewards'

interface HeroProps {
  content: HeroContent
  accent: Accent
  /** The page's print. */
  print: Drawing
  /** `close` for a print that the page shows whole further down. */
  view?: 'whole' | 'close'
}

/** How the print lies in its frame: against the right edge, or seen from so close that it fills the frame. */
const fits = { whole: 'xMaxYMax', close: 'xMidYMin slice' }

/** The night opening of a page: kicker, one strong sentence, a short lead, what to do next, and the page's print. */
export function Hero({ content, accent, print, view = 'whole' }: HeroProps) {
  return (
    <section className={`hero on-night bg-night accent-${accent}`}>
      <div className="wrap relative">
        <p className="kicker">{content.kicker}</p>
        {/* Takes the focus after a move, so that it is read out. */}
        <h1 tabIndex={-1} className="title-1 mt-4">
          {content.title}
        </h1>
        <p className="lead mt-6">{content.lead}</p>
        {content.actions.length > 0 && <Actions actions={content.actions} className="mt-9" />}
      </div>
      <div className={`hero-print hero-print-${view}`}>
        <Print drawing={print} fit={fits[view]} />
      </div>
    </section>
  )
}
