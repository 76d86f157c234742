import type { DottedCircle, Drawing, Stroke } from '../../src/prints/drawing.ts'

/** A dot as a browser paints it, in viewBox units. */
export interface DrawnDot {
  x: number
  y: number
  radius: number
}

type Place = readonly [x: number, y: number]

/** The dots of a drawing, read back from its strokes and circles. */
export function readDots({ threads }: Drawing): DrawnDot[] {
  return threads.flatMap(({ strokes, circles = [] }) => [
    ...strokes.flatMap(dotsOf),
    ...circles.flatMap(dotsOnCircle),
  ])
}

function dotsOf([width, path, gap]: Stroke): DrawnDot[] {
  if (typeof gap === 'string') throw new Error('Dots along a pattern of gaps cannot be read back')
  const places = gap === undefined ? loosePlaces(path) : onArc(path, gap)
  return places.map(([x, y]) => ({ x, y, radius: width / 2 }))
}

/** A circle begins at three o'clock and goes clockwise; the offset moves its dots back. */
function dotsOnCircle([width, x, y, radius, count, offset = 0]: DottedCircle): DrawnDot[] {
  return Array.from({ length: count }, (_, index) => {
    const angle = ((index - offset) / count) * 2 * Math.PI
    return { x: x + Math.cos(angle) * radius, y: y + Math.sin(angle) * radius, radius: width / 2 }
  })
}

/** A relative move and a segment of no length for each dot. */
function loosePlaces(path: string): Place[] {
  let [x, y] = [0, 0]
  return Array.from(path.matchAll(/m(-?\d+) ?(-?\d+)h0/g), ([, dx, dy]) => {
    x += Number(dx)
    y += Number(dy)
    return [x, y]
  })
}

/** M x y A r r 0 isLong 1 x y */
function onArc(path: string, gap: number): Place[] {
  const [x1 = 0, y1 = 0, r = 0, , , isLong, , x2 = 0, y2 = 0] = numbersOf(path)
  // The centre lies beside the middle of the chord; to the right of it for a short way clockwise.
  const [dx, dy] = [x2 - x1, y2 - y1]
  const chord = Math.hypot(dx, dy)
  const away = Math.sqrt(Math.max(0, r ** 2 - chord ** 2 / 4)) * (isLong ? -1 : 1)
  const centre: Place = [(x1 + x2) / 2 - (dy / chord) * away, (y1 + y2) / 2 + (dx / chord) * away]
  const angle = 2 * Math.asin(Math.min(1, chord / 2 / r))
  return placesFrom([x1, y1], centre, gap, (isLong ? 2 * Math.PI - angle : angle) * r)
}

/** Places a gap apart, clockwise from a start around a centre, for a length. */
function placesFrom([startX, startY]: Place, [x, y]: Place, gap: number, length: number): Place[] {
  const r = Math.hypot(startX - x, startY - y)
  const start = Math.atan2(startY - y, startX - x)
  return Array.from({ length: Math.floor(length / gap) + 1 }, (_, index) => {
    const angle = start + (index * gap) / r
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r]
  })
}

function numbersOf(path: string): number[] {
  return Array.from(path.matchAll(/-?[\d.]+/g), ([number]) => Number(number))
}

/** The dots of lines of dashes without length (`stroke-dasharray: 0 pitch`): one at the start of each line, and one at each pitch. */
export function dotsOnLines(lines: Iterable<Element>, pitch: number): number {
  const runs = Array.from(lines, (line) => line.getAttribute('d')!.matchAll(/M[-\d. ]+h([\d.]+)/gi))
  return runs
    .flatMap((found) => [...found])
    .reduce((sum, [, length]) => sum + Math.floor(Number(length) / pitch) + 1, 0)
}
