import type { ReactNode } from 'react'
import type { Drawing } from '../../prints/drawing.ts'
import { classes } from '../classes.ts'
import * as style from './print.module.css'

/** What a print shows, and how. */
export interface PrintProps {
  drawing: Drawing
  /** Lets other places of the page show the drawing again (`PrintAgain`). */
  id?: string | undefined
  /** The visible part of the frame, as an SVG `viewBox`; the whole frame by default. */
  view?: string
  /** Position in a frame with another aspect ratio, as SVG `preserveAspectRatio`. */
  fit?: string
  /** The alternative text; without it the print is decorative. */
  alt?: string | undefined
  className?: string | undefined
  /** Over the drawing. */
  children?: ReactNode
}

/** A print as an SVG in the HTML, so that it is painted together with the text. */
export function Print({ drawing, id, view, fit, alt, className, children }: PrintProps) {
  const whole = `0 0 ${drawing.width} ${drawing.height}`
  return (
    <PrintFrame view={view ?? whole} fit={fit} alt={alt} className={className}>
      {id ? (
        <g id={id}>
          <Threads drawing={drawing} />
        </g>
      ) : (
        <Threads drawing={drawing} />
      )}
      {children}
    </PrintFrame>
  )
}

interface PrintFrameProps {
  /** The SVG `viewBox`. */
  view: string
  /** SVG `preserveAspectRatio`. */
  fit?: string | undefined
  /** The alternative text; without it the drawings are decorative. */
  alt?: string | undefined
  className?: string | undefined
  /** `Threads`, and what is drawn over them. */
  children: ReactNode
}

/** The SVG of a print, for drawings that are composed of several. */
export function PrintFrame({ view, fit, alt, className, children }: PrintFrameProps) {
  const words = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const)
  return (
    <svg className={classes(style.print, className)} {...words} viewBox={view} preserveAspectRatio={fit}>
      {children}
    </svg>
  )
}

/** The elements of a drawing, for an SVG that is composed of several. */
export function Threads({ drawing: { ground, threads } }: { drawing: Drawing }) {
  return (
    <>
      {ground && <path className={style.ground} d={ground} />}
      {threads.map(({ colour, strokes, circles = [] }) => (
        <g key={colour} stroke={colour}>
          {strokes.map(([width, path, gap]) => (
            <path key={path} strokeWidth={width} strokeDasharray={gap && `0 ${gap}`} d={path} />
          ))}
          {circles.map(([width, x, y, radius, count, offset]) => (
            <circle
              key={`${width} ${x} ${y} ${radius} ${offset}`}
              cx={x}
              cy={y}
              r={radius}
              strokeWidth={width}
              pathLength={count}
              strokeDashoffset={offset}
            />
          ))}
        </g>
      ))}
    </>
  )
}

interface PrintAgainProps {
  /** The id of a print in the same page, or of a part of one. */
  of: string
  /** The visible part of its frame, as an SVG `viewBox`. */
  view: string
  fit?: string
  className?: string
  /** Drawn over it. */
  children?: ReactNode
}

/**
 * Shows a drawing of the page again, in another view box. It adds almost no bytes, because it references the
 * first one.
 */
export function PrintAgain({ of, view, fit, className, children }: PrintAgainProps) {
  return (
    <PrintFrame view={view} fit={fit} className={className}>
      <use href={`#${of}`} />
      {children}
    </PrintFrame>
  )
}

/** A print as a file, and the size of its drawing. */
export interface PrintFile {
  /** Address of the file. */
  src: string
  width: number
  height: number
}

interface PrintImageProps extends PrintFile {
  /** The alternative text; empty if the print is decorative. */
  alt: string
}

/** A print as a file, for sections further down the page. It loads lazily, when it is near the viewport. */
export function PrintImage({ src, alt, width, height }: PrintImageProps) {
  return <img src={src} alt={alt} width={width} height={height} loading="lazy" />
}
