import type { ReactNode } from 'react'
import type { accents } from '../../../tokens.ts'
import type { HeroContent } from '../../content/types.ts'
import { ActionAnchor } from '../actions/action-anchor.tsx'
import { Actions, InertStrip } from '../actions/actions.tsx'
import { classes } from '../classes.ts'
import type { PrintProps } from '../print/print.tsx'
import { Text } from '../text/text.tsx'
import * as style from './hero.module.css'

/** How a page's hero looks. */
export interface HeroLook {
  /** The colour of the page, or of the offer that it is about. */
  accent: keyof typeof accents
  /**
   * How the frame of the print ends.
   * - `joined`: not cut. The next section goes on from its foot, or the drawing itself fades out.
   * - `cut`: fades out at its foot on a phone, and at its left in a wider window.
   * - `inside`: fades out at its foot on a phone. In a wider window the print is whole, and ends at the right edge of the text.
   */
  framing: keyof typeof framings
  /** What the hero shows of the print. */
  crop?: Pick<PrintProps, 'view' | 'fit'>
  /** Whether the page shows parts of the print again (`PrintAgain`). */
  isShownAgain?: boolean
}

const framings = { joined: style.joined, cut: style.cut, inside: style.inside }

interface HeroProps {
  content: HeroContent
  look: HeroLook
  /**
   * A class of the section, which places its words by custom properties: the widths of title, lead and actions are
   * `--title-width`, `--lead-room` and `--actions-room`, and `--note-top` is the space above the note.
   */
  className?: string | undefined
  /** A class that places the print's frame: `--print-height` is its height, and `--print-mask` how it ends. */
  frameClass?: string | undefined
  /** The page's print: below the text on a phone, at the right in a wider window. */
  print: ReactNode
  /** Text about what the print's dots count, if they count something. */
  caption?: ReactNode
  /** A class that places the caption. */
  captionClass?: string | undefined
  /** Whether the caption explains only what is drawn: it is for the eye. */
  isLegend?: boolean
}

/** The id of the print in a hero that is shown again. */
export const heroPrint = 'print'

/** The first section of a page, on the night background: kicker, title, lead, next steps and print. */
export function Hero({
  content,
  look,
  className,
  frameClass,
  print,
  caption,
  captionClass,
  isLegend,
}: HeroProps) {
  return (
    <section className={classes(style.hero, `on-night bg-night accent-${look.accent}`, className)}>
      <div className="wrap">
        <p className="kicker">{content.kicker}</p>
        {/* Gets focus after navigation, so that screen readers read it. */}
        <h1 tabIndex={-1} className="title-1">
          {content.title}
        </h1>
        <p className={`lead ${style.lead}`}>
          <Text>{content.lead}</Text>
        </p>
        {content.actions.length > 0 && <Actions actions={content.actions} className={style.actions} />}
        {content.note && (
          <p className={style.note}>
            {content.note}
            {content.noteLink && (
              <>
                <br />
                <ActionAnchor action={content.noteLink} />
              </>
            )}
          </p>
        )}
        <div className={classes(style.print, frameClass, framings[look.framing])}>{print}</div>
        {caption && (
          <p className={classes(style.note, captionClass)} aria-hidden={isLegend}>
            {caption}
          </p>
        )}
        {/* After the print, which a phone shows on its first screen. */}
        {content.inert && <InertStrip {...content.inert} />}
      </div>
    </section>
  )
}
