import { createElement } from 'react'
import type { IconName } from '../../content/icons.ts'
import { glyphs, outlines } from '../../prints/icons.ts'
import * as style from './icon.module.css'

/** A decorative icon. The text beside it states the meaning. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={isGlyph(name) ? style.dots : style.icon} aria-hidden="true" viewBox="0 0 24 24">
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
