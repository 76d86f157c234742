import { createElement } from 'react'
import type { IconName } from '../../content/icons.ts'
import { glyphs, outlines } from '../../prints/icons.ts'
import { classes } from '../classes.ts'
import * as style from './icon.module.css'

/** A decorative icon. The text beside it states the meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={classes(isGlyph(name) ? style.dots : style.icon, className)}
      aria-hidden="true"
      viewBox="0 0 24 24"
    >
      {drawingOf(name)}
    </svg>
  )
}

function drawingOf(name: IconName) {
  if (isGlyph(name)) return <path d={glyphs[name]} />
  return outlines[name].map(([tag, attributes]) =>
    createElement(tag, { key: tag + Object.values(attributes).join(), ...attributes }),
  )
}

function isGlyph(name: IconName): name is keyof typeof glyphs {
  return name in glyphs
}
