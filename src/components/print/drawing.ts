/** The threads of a print. Each is a CSS class; its colours are in art/colours.ts. */
export type Thread =
  | 'milk'
  | 'lilac'
  | 'indigo'
  | 'marigold'
  | 'coral'
  | 'protea'
  | 'aloe'
  | 'sky'
  | 'bronze'
  | 'silver'
  | 'gold'
  | 'platinum'

/**
 * Dots of one size, in viewBox units: stroke width and path data. Each dot is a segment of zero length with round
 * caps. With a gap, the path is a dotted line with that distance between dots. A gap can be a pattern of dashes.
 */
export type Stroke = readonly [width: number, path: string, gap?: number | string]

/**
 * A circle of equal dots: stroke width, centre, radius and number of dots. `offset` is the position of the first
 * dot: the share of a gap, from 0 to 1, by which it lies before three o'clock.
 */
export type DottedCircle = readonly [
  width: number,
  x: number,
  y: number,
  radius: number,
  count: number,
  offset?: number,
]

/** The dots of one colour. */
export interface ThreadDots {
  colour: Thread
  strokes: readonly Stroke[]
  circles?: readonly DottedCircle[]
}

/** A print, or a part of one that moves by itself, as data for pages that carry it in their HTML. Drawn by `npm run draw`. */
export interface Drawing {
  width: number
  height: number
  /** A silhouette in the colour of the night, under the dots: it hides what lies behind. */
  ground?: string
  threads: readonly ThreadDots[]
}
