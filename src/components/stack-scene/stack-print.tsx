import { Fragment } from 'react'
import type { Drawing } from '../../prints/drawing.ts'
import { PrintNames } from '../print/print-names.tsx'
import { PrintFrame, Threads } from '../print/print.tsx'
import * as style from './stack-scene.module.css'

/** The plates of the stack, and the posts between two of them. */
export type StackParts = Record<'government' | 'bridge' | 'citizens' | 'posts', Drawing>

/** The id of a part, so that the scene can show it again. */
export function partId(part: keyof StackParts): string {
  return `stack-${part}`
}

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
  // The posts reach from the top of one plate to the foot of the next.
  const distance = parts.posts.height - parts.government.height
  const down = { government: 0, posts: 0, bridge: distance, citizens: 2 * distance }
  const nameOf = (plate: keyof typeof down) => [34, 138 + down[plate]] as const
  const places = {
    government: nameOf('government'),
    bridge: nameOf('bridge'),
    citizens: nameOf('citizens'),
  }
  return (
    <PrintFrame view={view} alt={alt}>
      {(['citizens', 'bridge', 'posts', 'government'] as const).map((part) => (
        <Fragment key={part}>
          {part === 'bridge' && (
            <g transform={`translate(0 ${distance})`}>
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
        <PrintNames names={names} places={places} />
      </g>
    </PrintFrame>
  )
}
