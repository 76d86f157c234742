import type { HeroContent } from '../content/types.ts'
import { Actions } from './action.tsx'
import { trustedHtml } from './trusted-html.ts'

/** Each offer has an accent (styles.css, `accent-*`). */
export type Accent = 'coach' | 'community' | 'fitness' | 'wellnet' | 'partners' | 'rewards'

interface HeroProps extends HeroPrintProps {
  content: HeroContent
  accent: Accent
}

/** The night opening of a page: kicker, one strong sentence, a short lead, what to do next, and the page's print. */
export function Hero({ content, accent, ...print }: HeroProps) {
  return (
    <section className={`hero on-night bg-night accent-${accent}`}>
      <div className="wrap relative">
        <p className="kicker">{content.kicker}</p>
        <h1 className="title-1 mt-4">{content.title}</h1>
        <p className="lead mt-6">{content.lead}</p>
        {content.actions.length > 0 && <Actions actions={content.actions} className="mt-9" />}
      </div>
      <HeroPrint {...print} />
    </section>
  )
}

interface HeroPrintProps {
  /** The page's print, an SVG; it decorates, the words carry the meaning. */
  print: string
  /** `close` (styles.css, `hero-print-close`) for a print that the page shows whole further down. */
  view?: 'whole' | 'close'
  /** The page as it stands in HTML, where a visitor's browser renders it: the print is taken from there. */
  source?: ParentNode | undefined
}

/** The print stands in the HTML, so that it is painted with the words and asks for nothing (decision 020). */
function HeroPrint({ print, view = 'whole', source }: HeroPrintProps) {
  const name = 'hero-print'
  const html = source ? trustedHtml(source.querySelector(`.${name}`)!.innerHTML) : inPage(print, view)
  return (
    <div
      aria-hidden="true"
      className={view === 'close' ? `${name} ${name}-${view}` : name}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/**
 * The drawing without what only a file needs (in a page its dark colours are part of the page's style, uno.config.ts), and
 * with what an `img` would be told by its style: where the drawing stands in its frame.
 */
function inPage(svg: string, view: 'whole' | 'close') {
  const fit = view === 'close' ? 'xMidYMin slice' : 'xMaxYMax'
  return svg
    .replace(/<style>.*<\/style>/, '')
    .replace('xmlns="http://www.w3.org/2000/svg"', `preserveAspectRatio="${fit}"`)
}
