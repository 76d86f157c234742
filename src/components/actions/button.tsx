import type { ComponentProps } from 'react'
import * as style from './button.module.css'

interface Look {
  /** The most important action of its place, or one of the others. */
  emphasis?: 'primary' | 'quiet' | undefined
  /** Smaller, for rows of several. */
  isSmall?: boolean | undefined
}

/** A button. */
export function Button({ emphasis, isSmall, className, ...attributes }: ComponentProps<'button'> & Look) {
  const look = buttonLook({ emphasis, isSmall })
  return <button type="button" {...attributes} className={className ? `${className} ${look}` : look} />
}

/** The class of a link that looks like a button. */
export function buttonLook({ emphasis = 'quiet', isSmall = false }: Look = {}): string {
  const look = { primary: style.primary, quiet: style.quiet }[emphasis]
  return isSmall ? `${look} ${style.small}` : look
}
