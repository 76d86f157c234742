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
  /** A class that places the words in the section. */
  className?: string
  /** A class that places the drawing's frame. */
  frameClass?: string
  /** What the drawing does not show, beside it, and a class that places it. */
  caption?: string
  captionClass?: string
}

/** The hero of a page whose print is one drawing. */
export function PrintHero({ drawing, look, alt, names, ...hero }: PrintHeroProps) {
  const id = look.closing && heroPrint
  const print = (
    <Print drawing={drawing} id={id} alt={alt} {...look.crop}>
      {names}
    </Print>
  )
  return <Hero print={print} look={look} {...hero} />
}
