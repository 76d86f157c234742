import './print.css'
import type { Drawing } from './drawing.ts'

interface PrintProps {
  drawing: Drawing
  /** Where the drawing lies in a frame of another shape, as SVG's `preserveAspectRatio` has it. */
  fit?: string
}

/** A print in the page itself, so that it is painted with the words. It decorates; the words carry the meaning. */
export function Print({ drawing: { width, height, threads }, fit }: PrintProps) {
  return (
    <svg className="print" aria-hidden="true" viewBox={`0 0 ${width} ${height}`} preserveAspectRatio={fit}>
      {threads.map(({ colour, strokes }) => (
        <g key={colour} className={colour}>
          {strokes.map(([strokeWidth, path, gap]) => (
            <path key={path} strokeWidth={strokeWidth} strokeDasharray={gap && `0 ${gap}`} d={path} />
          ))}
        </g>
      ))}
    </svg>
  )
}

interface PrintImageProps {
  /** Address of the file. */
  src: string
  /** What it shows; empty where it only decorates. */
  alt: string
  className?: string
}

/** A print as a file, for places further down: fetched when it comes near the window. */
export function PrintImage({ src, alt, className }: PrintImageProps) {
  return <img src={src} alt={alt} width="1200" height="900" loading="lazy" className={className} />
}
