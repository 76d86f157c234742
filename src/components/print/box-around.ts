import type { Circle } from '../../prints/drawing.ts'

/** The box around a circle of a print, as an SVG `viewBox`. */
export function boxAround([x, y, radius]: Circle): string {
  return `${x - radius} ${y - radius} ${2 * radius} ${2 * radius}`
}
