import type { Thread } from '../src/components/print/drawing.ts'

/** A place, in viewBox units: across, then down. */
export type Point = readonly [x: number, y: number]

/** A circle on which dots lie at even distances; `start` is the angle of the first. */
export interface Ring {
  centre: Point
  distance: number
  count: number
  start: number
}

/** One dot of a print, in viewBox units. */
export interface Dot {
  x: number
  y: number
  /** Wanted radius; the drawing uses the nearest of `radiusSteps`, and none below half the smallest. */
  radius: number
  colour: Thread
  /** The ring it was laid on and its number there. What is left of a ring in the end is drawn as a line. */
  on?: { ring: Ring; index: number }
}
