/** The threads of a print. Each is a CSS class; its colours are in art/colours.ts. */
export type Thread =
  | 'milk'
  | 'lilac'
  | 'indigo'
  | 'dusk'
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
 * Dots of one size, in viewBox units: width of the stroke and path data. Each dot is a segment of no length with a round cap;
 * with a gap, the path is a line of such dots that far apart. A gap can be a pattern: "13 0 26" is a near dot, then a far one.
 */
export type Stroke = readonly [width: number, path: string, gap?: number | string]

/** A print, or a part of one that moves by itself, as data for pages that carry it in their HTML. Drawn by `npm run draw`. */
export interface Drawing {
  width: number
  height: number
  /** A silhouette in the colour of the night, under the dots: it hides what lies behind. */
  ground?: string
  threads: readonly { colour: Thread; strokes: readonly Stroke[] }[]
}
