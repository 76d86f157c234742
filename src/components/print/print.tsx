import type { ReactNode } from 'react'
import type { Drawing } from '../../prints/drawing.ts'
import * as style from './print.module.css'

interface PrintProps {
  drawing: Drawing
  /** Lets other places of the page show the drawing again (`PrintAgain`). */
  id?: string
  /** The visible part of the frame, as an SVG `viewBox`; the whole frame by default. */
  view?: string
  /** Position in a frame with another aspect ratio, as SVG `preserveAspectRatio`. */
  fit?: string
  /** Fades out at its foot, as a part of a larger drawing. */
  isPart?: boolean
  /** Fades out at its foot on a phone, because the page draws on from it in a wide window only. */
  fadesOut?: boolean
  /** The alternative text; without it the print is decorative. */
  alt?: string | undefined
  className?: string
}

/** A print as an SVG in the HTML, so that it is painted together with the text. */
export function Print({ drawing, id, view, fit, isPart, fadesOut, alt, className }: PrintProps) {
  const whole = `0 0 ${drawing.width} ${drawing.height}`
  return (
    <PrintFrame {...{ view: view ?? whole, fit, isPart, fadesOut, alt, className }}>
      <g id={id}>
        <Threads drawing={drawing} />
      </g>
    </PrintFrame>
  )
}

interface PrintFrameProps {
  /** The SVG `viewBox`. */
  view: string
  fit?: string | undefined
  isPart?: boolean | undefined
  fadesOut?: boolean | undefined
  alt?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** The SVG of a print, for drawings that are composed of several. */
export function PrintFrame({ view, fit, isPart, fadesOut, alt, className, children }: PrintFrameProps) {
  const classes = [style.print, isPart && style.part, fadesOut && style.fading, className].filter(Boolean)
  const words = alt ? ({ role: 'img', 'aria-label': alt } as const) : ({ 'aria-hidden': true } as const)
  return (
    <svg className={classes.join(' ')} {...words} viewBox={view} preserveAspectRatio={fit}>
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
}

/**
 * Shows a drawing of the page again, in another view box. It adds almost no bytes, because it references the
 * first one.
 */
export function PrintAgain({ of, view, fit, className }: PrintAgainProps) {
  return (
    <PrintFrame view={view} fit={fit} className={className}>
      <use href={`#${of}`} />
    </PrintFrame>
  )
}

interface PrintImageProps {
  /** Address of the file. */
  src: string
  /** The alternative text; empty if the print is decorative. */
  alt: string
  /** Size of the drawing; by default that of most prints. */
  width?: number
  height?: number
  className?: string
}

/** A print as a file, for sections further down the page. It loads lazily, when it is near the viewport. */
export function PrintImage({ src, alt, width = 1200, height = 900, className }: PrintImageProps) {
  return <img src={src} alt={alt} width={width} height={height} loading="lazy" className={className} />
}
