import { round } from '../../src/prints/places/frames.ts'
import { ringRadii } from '../../src/prints/places/rings.ts'
import { dotAt, mix, ring, turn } from '../shapes.ts'
import type { ColourName, Dot, Point } from '../types.ts'

const centre: Point = [round[0], round[1]]

/** The ways to the coach, from the simplest phone outwards: the radius of the ring of each, and its colour. */
const ways: readonly (readonly [ringRadius: number, colour: ColourName])[] = [
  [ringRadii.ussd, 'milk'],
  [ringRadii.whatsApp, 'lilac'],
  [ringRadii.app, 'indigo'],
]

/** Keys of a phone. */
const keyCount = 12

/** Larger beads of a wave, one for each key. */
const beadCount = keyCount

/** From the middle of a key to that of the next. */
const pitch = 32

/** A wave: a ring with evenly spaced larger beads and two finer rings outside it. Before the next one is room for its name. */
function wave(ringRadius: number, colour: ColourName): Dot[] {
  const count = Math.round((ringRadius * turn) / mix(15, 18, ringRadius / 350) / beadCount) * beadCount
  const between = turn / count / 2 - turn / 4
  return [
    ...ring({ centre, ringRadius, count, radius: 5.5, colour }),
    // Each bead covers a dot, so that both rings are whole and are drawn as circles.
    ...ring({ centre, ringRadius, count: beadCount, radius: 9, colour }),
    ...ring({ centre, ringRadius: ringRadius + 17, count, radius: 4.4, colour, start: between }),
    ...ring({ centre, ringRadius: ringRadius + 31, count, radius: 2.6, colour }),
  ]
}

/** The twelve keys of a phone, from which a wave goes out for each way to the coach. All are whole within the frame. */
export function ripple(): Dot[] {
  const keys = Array.from({ length: keyCount }, (_, key): Point => {
    const [column, row] = [key % 3, Math.floor(key / 3)]
    return [centre[0] + (column - 1) * pitch, centre[1] + (row - 1.5) * pitch]
  })
  return [
    ...keys.map((key) => dotAt(key, 12, 'marigold')),
    ...ways.flatMap(([ringRadius, colour]) => wave(ringRadius, colour)),
  ]
}
