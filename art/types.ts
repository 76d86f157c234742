import type { colours } from '../tokens.ts'

/** The name of a colour of prints. All dots of a print that have one colour are a thread. */
export type ColourName = keyof typeof colours

/** A point in viewBox units. */
export type Point = readonly [x: number, y: number]

/** A circle with evenly spaced dots. */
export interface Ring {
  centre: Point
  /** The radius of the circle, in viewBox units; `radius` is that of a dot. */
  ringRadius: number
  count: number
  /** The angle of the first dot, in radians clockwise from the right. */
  start: number
}

/** One dot of a print, in viewBox units. */
export interface Dot {
  x: number
  y: number
  /**
   * Radius before rounding. The drawing uses the nearest of `radiusSteps`, and omits dots below half the
   * smallest.
   */
  radius: number
  colour: ColourName
  /** The dot's ring and its index there. Equal neighbours on a ring are drawn as one line (rings.ts). */
  on?: { ring: Ring; index: number }
}

/** The frame of a print, in viewBox units; `bleed` includes dots that the frame cuts. */
export interface Frame {
  width: number
  height: number
  bleed?: boolean
}
