/** Quadratic curves of a drawing. */

/** A place in units of the drawing. */
export type Place = readonly [x: number, y: number]

/** A curve: its two ends, and the pull between them. */
export type Curve = readonly [from: Place, pull: Place, to: Place]

/** The place on a curve at a part of it, from 0 to 1. */
export function placeOn(curve: Curve, part: number): Place {
  return blossom(curve, part, part)
}

/** The piece of a curve between two parts of it, as a curve. */
export function pieceOf(curve: Curve, from: number, to: number): Curve {
  return [placeOn(curve, from), blossom(curve, from, to), placeOn(curve, to)]
}

/** The blossom (polar form) of a quadratic curve, which gives both its places and the pulls of its pieces. */
function blossom([from, pull, to]: Curve, s: number, t: number): Place {
  const weights = [(1 - s) * (1 - t), (1 - s) * t + s * (1 - t), s * t] as const
  const at = (axis: 0 | 1) => from[axis] * weights[0] + pull[axis] * weights[1] + to[axis] * weights[2]
  return [at(0), at(1)]
}

/** The distance of two places. */
export function distance(one: Place, other: Place): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1])
}

/** The place at a distance from 0 0, leaning from upright by an angle in degrees. */
export function along(lean: number, far: number): Place {
  const angle = (lean * Math.PI) / 180
  return [Math.sin(angle) * far, -Math.cos(angle) * far]
}
