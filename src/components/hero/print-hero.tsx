import type { ReactNode } from 'react'
import type { HeroContent } from '../../content/types.ts'
import type { Drawing } from '../../prints/drawing.ts'
import { Print } from '../print/print.tsx'
import { Hero, heroPrint } from './hero.tsx'
import type { HeroLook } from './hero.tsx'

interface PrintHeroProps {
  content: HeroContent
  drawing: Drawing
  look: HeroLook
  /** The alternative text of the drawing, if it shows something that the page is about. */
  alt?: string
  /** Names of the drawing's parts. */
  names?: ReactNode
  /** A class of the section, and one of the drawing's frame, with the custom properties of `Hero`. */
  className?: string
  frameClass?: string
  /** Text beside the drawing about what it does not show. */
  caption?: string
  /** A class that places the caption. */
  captionClass?: string
}

/** The hero of a page whose print is one drawing. */
export function PrintHero({ drawing, look, alt, names, ...hero }: PrintHeroProps) {
  const id = look.isShownAgain ? heroPrint : undefined
  const print = (
    <Print drawing={drawing} id={id} alt={alt} {...look.crop}>
      {names}
    </Print>
  )
  return <Hero print={print} look={look} {...hero} />
}
