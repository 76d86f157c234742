import './print.css'
import type { Drawing } from './drawing.ts'

interface PrintProps {
  drawing: Drawing
  /** Lets other places of the page show the drawing again (`PrintAgain`). */
  id?: string
  /** The part of the frame that is shown, as an SVG `viewBox`; all of it where left out. */
  view?: string
  /** Where the drawing lies in a frame of another shape, as SVG's `preserveAspectRatio` has it. */
  fit?: string
  className?: string
}

/** A print in the page itself, so that it is painted with the words. It decorates; the words carry the meaning. */
export function Print({ drawing, id, view, fit, className }: PrintProps) {
  return (
    <svg
      className={className ? `print ${className}` : 'print'}
      aria-hidden="true"
      viewBox={view ?? `0 0 ${drawing.width} ${drawing.height}`}
      preserveAspectRatio={fit}
    >
      <g id={id}>
        <Threads drawing={drawing} />
      </g>
    </svg>
  )
}

/** What a drawing consists of, for an SVG that is put together from several. */
export function Threads({ drawing: { ground, threads } }: { drawing: Drawing }) {
  return (
    <>
      {ground && <path className="print-ground" d={ground} />}
      {threads.map(({ colour, strokes, circles = [] }) => (
        <g key={colour} className={colour}>
          {strokes.map(([width, path, gap]) => (
            <path key={path} strokeWidth={width} strokeDasharray={gap && `0 ${gap}`} d={path} />
          ))}
          {circles.map(([width, x, y, radius, count, offset]) => (
            <circle
              key={`${x} ${radius} ${offset}`}
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
  /** The id of a print, or of a part of one, that the page carries already. */
  of: string
  /** The part of its frame that is shown, as an SVG `viewBox`. */
  view: string
  fit?: string
  className?: string
}

/** A print that the page carries already, seen once more from elsewhere: it costs no bytes. */
export function PrintAgain({ of, view, fit, className }: PrintAgainProps) {
  return (
    <svg
      className={className ? `print ${className}` : 'print'}
      aria-hidden="true"
      viewBox={view}
      preserveAspectRatio={fit}
    >
      <use href={`#${of}`} />
    </svg>
  )
}

interface PrintImageProps {
  /** Address of the file. */
  src: string
  /** What it shows; empty where it only decorates. */
  alt: string
  /** Size of the drawing; that of most prints where left out. */
  width?: number
  height?: number
  className?: string
}

/** A print as a file, for places further down: fetched when it comes near the window. */
export function PrintImage({ src, alt, width = 1200, height = 900, className }: PrintImageProps) {
  return <img src={src} alt={alt} width={width} height={height} loading="lazy" className={className} />
}
