import { round } from '../../src/prints/places/frames.ts'
import { ringRadii } from '../../src/prints/places/rings.ts'
import { turn } from '../geometry.ts'
import { dotAt, ring } from '../shapes.ts'
import type { ColourName, Dot, Point } from '../types.ts'

const centre: Point = [round[0], round[1]]

/** The ways to the coach, from the simplest phone outwards: the radius of the ring of each, and its colour. */
const ways: readonly (readonly [ringRadius: number, colour: ColourName])[] = [
  [ringRadii.ussd, 'milk'],
  [ringRadii.whatsApp, 'lilac'],
  [ringRadii.app, 'indigo'],
]

/** Lengths and radii are in viewBox units. */

/** The keys of a phone: their number, the columns, the radius of each, and the distance from the middle of one to that of the next. */
const keys = { count: 12, columns: 3, radius: 12, pitch: 32 }

/** The rings of a wave: how far outside the first each is, and the radius of its dots. The second has its dots between those of the first. */
const waveRings: Record<'first' | 'second' | 'third', { out: number; radius: number }> = {
  first: { out: 0, radius: 5.5 },
  second: { out: 17, radius: 4.4 },
  third: { out: 31, radius: 2.6 },
}

/** The larger beads of a first ring, one for each key. */
const beads = { count: keys.count, radius: 9 }

/** From dot to dot of a first ring: in the middle of the print, and how much more at each unit from there. */
const gap = { middle: 15, more: 3 / 350 }

/** A wave: a ring with evenly spaced larger beads and two finer rings outside it. Before the next one is room for its name. */
function wave(ringRadius: number, colour: ColourName): Dot[] {
  const fitting = (ringRadius * turn) / (gap.middle + gap.more * ringRadius)
  // A whole number of dots is between two beads.
  const count = Math.round(fitting / beads.count) * beads.count
  const between = turn / count / 2 - turn / 4
  const wavesRing = ({ out, radius }: (typeof waveRings)['first']) => ({
    centre,
    ringRadius: ringRadius + out,
    count,
    radius,
    colour,
  })
  return [
    ...ring(wavesRing(waveRings.first)),
    // Each bead covers a dot, so that both rings are whole and are drawn as circles.
    ...ring({ centre, ringRadius, colour, ...beads }),
    ...ring({ ...wavesRing(waveRings.second), start: between }),
    ...ring(wavesRing(waveRings.third)),
  ]
}

/** The twelve keys of a phone, from which a wave goes out for each way to the coach. All are whole within the frame. */
export function ripple(): Dot[] {
  const { count, columns, radius, pitch } = keys
  const places = Array.from({ length: count }, (_, key): Point => {
    const [column, row] = [key % columns, Math.floor(key / columns)]
    const [lastColumn, lastRow] = [columns - 1, count / columns - 1]
    return [centre[0] + (column - lastColumn / 2) * pitch, centre[1] + (row - lastRow / 2) * pitch]
  })
  return [
    ...places.map((place) => dotAt(place, radius, 'marigold')),
    ...ways.flatMap(([ringRadius, colour]) => wave(ringRadius, colour)),
  ]
}
