import type { HeroContent } from '../content/types.ts'
import { Actions } from './action.tsx'

/** Each offer has an accent (styles.css, `accent-*`). */
export type Accent = 'coach' | 'community' | 'fitness' | 'wellnet' | 'partners' | 'rewards'

interface HeroProps {
  content: HeroContent
  /** Address of the page's print; it decorates, the words carry the meaning. */
  print: string
  accent: Accent
  /** `close` for a print that the page shows whole further down. */
  view?: 'whole' | 'close'
}

/** The night opening of a page: kicker, one strong sentence, a short lead, what to do next, and the page's print. */
export function Hero({ content, print, accent, view = 'whole' }: HeroProps) {
  return (
    <section className={`hero on-night bg-night accent-${accent}`}>
      <div className="wrap relative">
        <p className="kicker">{content.kicker}</p>
        <h1 className="title-1 mt-4">{content.title}</h1>
        <p className="lead mt-6">{content.lead}</p>
        {content.actions.length > 0 && <Actions actions={content.actions} className="mt-9" />}
      </div>
      <img
        src={print}
        alt=""
        width="1200"
        height="900"
        fetchPriority="low"
        className={view === 'close' ? 'hero-print hero-print-close' : 'hero-print'}
      />
    </section>
  )
}
