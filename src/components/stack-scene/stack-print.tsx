import { Fragment } from 'react'
import type { Drawing } from '../../prints/drawing.ts'
import { plateDistance, plateNames } from '../../prints/places/plates-apart.ts'
import { PrintNames } from '../print/print-names.tsx'
import { PrintFrame, Threads } from '../print/print.tsx'
import * as style from './stack-scene.module.css'

/** The plates of the stack, and the posts between two of them. */
export type StackParts = Record<'government' | 'bridge' | 'citizens' | 'posts', Drawing>

/** The id of a part, so that the scene can show it again. */
export function partId(part: keyof StackParts): string {
  return `stack-${part}`
}

/** How far down each part is. */
const down = { government: 0, posts: 0, bridge: plateDistance, citizens: 2 * plateDistance }

interface StackPrintProps {
  parts: StackParts
  /** The name of each plate; for the eye. */
  names: Record<Exclude<keyof StackParts, 'posts'>, string>
  /** The visible part of the frame, as an SVG `viewBox`. */
  view: string
  /** The alternative text. */
  alt: string
}

/** The stack in a hero. Every part has its own id, and each plate its name along its left shoulder. */
export function StackPrint({ parts, names, view, alt }: StackPrintProps) {
  return (
    <PrintFrame view={view} alt={alt}>
      {(['citizens', 'bridge', 'posts', 'government'] as const).map((part) => (
        <Fragment key={part}>
          {part === 'bridge' && (
            <g transform={`translate(0 ${down.bridge})`}>
              <use href={`#${partId('posts')}`} />
            </g>
          )}
          <g transform={down[part] > 0 ? `translate(0 ${down[part]})` : undefined}>
            <g id={partId(part)}>
              <Threads drawing={parts[part]} />
            </g>
          </g>
        </Fragment>
      ))}
      <g className={style.names}>
        <PrintNames names={names} places={plateNames} />
      </g>
    </PrintFrame>
  )
}
