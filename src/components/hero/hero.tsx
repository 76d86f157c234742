import './hero.css'
import type { ReactNode } from 'react'
import type { HeroContent } from '../../content/types.ts'
import { Actions } from '../actions/actions.tsx'
import { Text } from '../text/text.tsx'

/** Each offer has an accent (base.css, `accent-*`). */
export type Accent = 'coach' | 'community' | 'fitness' | 'wellnet' | 'partners' | 'rewards'

interface HeroProps {
  content: HeroContent
  accent: Accent
  /** The page's print: under the title on a phone, at the right in a wide window. */
  print: ReactNode
  /** Text about what the print's dots count, if they count something. */
  caption?: ReactNode
}

/** The id of the print in a hero; the closing band shows it again. */
export const heroPrint = 'print'

/** The first section of a page, on the night background: kicker, title, print, lead and next steps. */
export function Hero({ content, accent, print, caption }: HeroProps) {
  return (
    <section className={`hero on-night bg-night accent-${accent}`}>
      <div className="wrap">
        <p className="kicker">{content.kicker}</p>
        {/* Gets focus after navigation, so that screen readers read it. */}
        <h1 tabIndex={-1} className="title-1">
          {content.title}
        </h1>
        <div className="hero-print">{print}</div>
        <p className="lead">
          <Text>{content.lead}</Text>
        </p>
        {content.actions.length > 0 && (
          <Actions actions={content.actions} inert={content.inert} className="hero-actions" />
        )}
        {content.note && <p className="hero-note">{content.note}</p>}
        {caption && <p className="hero-note">{caption}</p>}
      </div>
    </section>
  )
}
