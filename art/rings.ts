import type { Stroke } from '../src/components/print/drawing.ts'
import type { Dot, Ring } from './dot.ts'
import { polar, turn } from './shapes.ts'

/** Neighbours on a ring that look the same: one dotted line instead of a move for each. */
interface DottedLine {
  ring: Ring
  /** The number of the first dot, and how many follow each other from there; all of them make a circle. */
  first: number
  length: number
  /** What they look like. */
  like: Dot
}

/** With fewer dots than these a line costs more bytes than they do: tried with 5 to 20 on all prints. */
const fewestDots = { circle: 5, arc: 8 }

/** Takes the dots out that make up lines; the others stay as they are. */
export function gatherLines(dots: readonly Dot[]): { lines: DottedLine[]; loose: Dot[] } {
  const rings = new Map<Ring, (Dot | undefined)[]>()
  for (const dot of dots) {
    if (!dot.on) continue
    const { ring, index } = dot.on
    const places = rings.get(ring) ?? Array.from({ length: ring.count })
    places[index] = dot
    rings.set(ring, places)
  }
  const lines = [...rings].flatMap(([ring, places]) => linesOf(ring, places))
  const gathered = new Set(lines.flatMap((line) => dotsOf(line, rings.get(line.ring)!)))
  return { lines, loose: dots.filter((dot) => !gathered.has(dot)) }
}

function linesOf(ring: Ring, places: readonly (Dot | undefined)[]): DottedLine[] {
  const { count } = ring
  const before = (index: number) => places[(index + count - 1) % count]
  const starts = places.flatMap((dot, index) => (dot && !looksLike(dot, before(index)) ? [index] : []))
  const [any] = places
  if (starts.length === 0)
    return any && count >= fewestDots.circle ? [{ ring, first: 0, length: count, like: any }] : []
  return starts
    .map((first) => {
      const like = places[first]!
      let length = 1
      while (looksLike(like, places[(first + length) % count])) length++
      return { ring, first, length, like }
    })
    .filter(({ length }) => length >= fewestDots.arc)
}

function looksLike(one: Dot, other: Dot | undefined): boolean {
  return one.radius === other?.radius && one.colour === other.colour
}

function dotsOf({ ring, first, length }: DottedLine, places: readonly (Dot | undefined)[]) {
  return Array.from({ length }, (_, step) => places[(first + step) % ring.count])
}

/** A line as a stroke: dashes of no length, whose round caps are the dots. */
export function strokeOf({
  ring: { centre, distance, count, start },
  first,
  length,
  like,
}: DottedLine): Stroke {
  const step = turn / count
  // Rounded up, so that the last gap of a circle has no room for another dot.
  const gap = Math.ceil(step * distance * 100) / 100
  // A line ends half a gap after its last dot, which rounding could cut off otherwise.
  const from = start + first * step
  const r = short(distance)
  const begin = polar(centre, from, distance)
  if (length === count) {
    // One arc cannot be a circle, so two halves are. With a radius too small for them they become true halves: had rounding left
    // it too large, each would be a little more than a half, and its middle well off.
    const tight = short(distance - 0.1)
    const [dx, dy] = [0, 1].map((axis) => 2 * (centre[axis]! - begin[axis]!))
    return [
      like.radius * 2,
      `M${begin.map(short).join(' ')}${halfCircle(tight, dx!, dy!)}${halfCircle(tight, -dx!, -dy!)}`,
      gap,
    ]
  }
  const angle = (length - 0.5) * step
  const isLong = angle > turn / 2 ? 1 : 0
  const end = polar(centre, from + angle, distance)
  return [
    like.radius * 2,
    `M${begin.map(short).join(' ')}A${r} ${r} 0 ${isLong} 1 ${end.map(short).join(' ')}`,
    gap,
  ]
}

function halfCircle(r: string, dx: number, dy: number): string {
  return `a${r} ${r} 0 1 1 ${short(dx)} ${short(dy)}`
}

/** A tenth of a unit is less than any screen shows. */
function short(value: number): string {
  return String(Number(value.toFixed(1)))
}
