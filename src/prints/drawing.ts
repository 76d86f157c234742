/**
 * Dots of one size, in viewBox units: stroke width and path data. Each dot is a segment of zero length with round
 * caps. With a gap, the path is a dotted line with that distance between dots. A gap can be a pattern of dashes.
 */
export type Stroke = readonly [width: number, path: string, gap?: number | string]

/**
 * A circle of equal dots: stroke width, centre, radius and number of dots. `offset` is the distance of the
 * first dot before three o'clock, as a share of the gap from 0 to 1.
 */
export type DottedCircle = readonly [
  width: number,
  x: number,
  y: number,
  radius: number,
  count: number,
  offset?: number,
]

/** A circle in a drawing, in viewBox units: x and y of its centre, and its radius. */
export type Circle = readonly [x: number, y: number, radius: number]

/** The dots of one colour. */
export interface ThreadDots {
  /** The stroke colour, as `#RRGGBB`. */
  colour: string
  strokes: readonly Stroke[]
  circles?: readonly DottedCircle[]
}

/** A print, or a separately moving part of one, as data for an SVG in the HTML. Drawn by `npm run draw`. */
export interface Drawing {
  width: number
  height: number
  /** Path data of a silhouette under the dots, in the night colour. It hides what is behind it. */
  ground?: string
  threads: readonly ThreadDots[]
}

/**
 * Path data of dots: a zero-length segment each, whose round cap is the dot. Moves are relative, because those along rows
 * compress best.
 *
 * @param places in whole units of the drawing
 */
export function dotsPath(places: readonly (readonly [x: number, y: number])[]): string {
  let [fromX, fromY] = [0, 0]
  return places
    .map(([x, y]) => {
      const [dx, dy] = [x - fromX, y - fromY]
      fromX = x
      fromY = y
      return `m${dx}${dy < 0 ? '' : ' '}${dy}h0`
    })
    .join('')
}
