import type { Point } from './types.ts'

/** A full turn, in radians. */
export const turn = Math.PI * 2

/** 0 at `from` and before, 1 at `to` and after, with a soft start and end; `from` may be the larger. */
export function ease(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return part * part * (3 - 2 * part)
}

/** Linear interpolation between two numbers at a part from 0 to 1, or beyond them. */
export function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part
}

/** The point at an angle (radians, clockwise from the right) and distance from a centre. */
export function polar([x, y]: Point, angle: number, distance: number): Point {
  return [x + Math.cos(angle) * distance, y + Math.sin(angle) * distance]
}

/** Distance between two points. */
export function distanceOf(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

/** Whether a point lies inside an outline (even-odd rule). */
export function isWithin([x, y]: Point, outline: readonly Point[]): boolean {
  let inside = false
  outline.forEach(([ax, ay], index) => {
    const [bx, by] = outline[(index + 1) % outline.length] ?? [ax, ay]
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}
