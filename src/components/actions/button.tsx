import type { ComponentProps } from 'react'
import { classes } from '../classes.ts'
import * as style from './button.module.css'

interface ButtonStyle {
  /** The most important action of its place, or one of the others. */
  emphasis?: 'primary' | 'quiet' | undefined
  /** Smaller, for rows of several. */
  isSmall?: boolean | undefined
}

/** A button. */
export function Button({
  emphasis,
  isSmall,
  className,
  ...attributes
}: ComponentProps<'button'> & ButtonStyle) {
  return (
    <button type="button" {...attributes} className={classes(className, buttonLook({ emphasis, isSmall }))} />
  )
}

/** The class of a link that looks like a button. */
export function buttonLook({ emphasis = 'quiet', isSmall }: ButtonStyle = {}): string {
  return classes({ primary: style.primary, quiet: style.quiet }[emphasis], isSmall && style.small)
}
