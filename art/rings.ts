import type { DottedCircle, Stroke } from '../src/prints/drawing.ts'
import { polar, turn } from './geometry.ts'
import type { Dot, Ring } from './types.ts'

/** Consecutive equal dots on a ring, drawn as one dotted line. */
export interface Run {
  ring: Ring
  /** Index of the first dot. */
  first: number
  length: number
  /** The dot that all of them equal. */
  like: Dot
}

/** Shorter runs cost more bytes as a line than as dots; tried with 5 to 20 on all prints. */
const fewestDots = { circle: 5, arc: 8 }

/** Splits dots into runs on rings and single dots. */
export function gatherRuns(dots: readonly Dot[]): { runs: Run[]; loose: Dot[] } {
  const rings = new Map<Ring, (Dot | undefined)[]>()
  for (const dot of dots) {
    if (!dot.on) continue
    const { ring, index } = dot.on
    const places = rings.get(ring) ?? Array.from({ length: ring.count })
    places[index] = dot
    rings.set(ring, places)
  }
  const runs = [...rings].flatMap(([ring, places]) => runsOf(ring, places))
  const gathered = new Set(runs.flatMap((run) => dotsOf(run, rings.get(run.ring)!)))
  return { runs, loose: dots.filter((dot) => !gathered.has(dot)) }
}

function runsOf(ring: Ring, places: readonly (Dot | undefined)[]): Run[] {
  const { count } = ring
  const before = (index: number) => places[(index + count - 1) % count]
  const starts = places.flatMap((dot, index) => (dot && !looksLike(dot, before(index)) ? [index] : []))
  const [firstDot] = places
  if (starts.length === 0)
    return firstDot && count >= fewestDots.circle ? [{ ring, first: 0, length: count, like: firstDot }] : []
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

function dotsOf({ ring, first, length }: Run, places: readonly (Dot | undefined)[]) {
  return Array.from({ length }, (_, step) => places[(first + step) % ring.count])
}

/** Whether a run is a whole ring. */
export function isCircle({ ring, length }: Run): boolean {
  return length === ring.count
}

/** A whole ring as a dotted circle. */
export function circleOf({ ring: { centre, ringRadius, count, start }, like }: Run): DottedCircle {
  const [x, y] = centre
  const passed = ((start / turn) * count) % 1
  const hundredths = Math.round((1 - passed) * 100) % 100
  const circle = [like.radius * 2, short(x), short(y), short(ringRadius), count] as const
  return hundredths === 0 ? circle : [...circle, hundredths / 100]
}

/** A part of a ring as a dotted arc. */
export function arcOf({ ring: { centre, ringRadius, count, start }, first, length, like }: Run): Stroke {
  const step = turn / count
  const gap = Math.ceil(step * ringRadius * 100) / 100
  const from = start + first * step
  // The arc ends half a gap after its last dot; otherwise rounding could cut that dot off.
  const angle = (length - 0.5) * step
  const isLong = angle > turn / 2 ? 1 : 0
  const [begin, end] = [from, from + angle].map((at) => polar(centre, at, ringRadius).map(short).join(' '))
  const r = short(ringRadius)
  return [like.radius * 2, `M${begin}A${r} ${r} 0 ${isLong} 1 ${end}`, gap]
}

/** Rounds to a tenth of a unit, which is finer than a screen can show. */
function short(value: number): number {
  return Number(value.toFixed(1))
}
