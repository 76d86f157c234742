import { frame } from '../../src/prints/places/frames.ts'
import { beamEnds, beamOverlap, mastX } from '../../src/prints/places/mast.ts'
import { strandDotWidth, strandGap } from '../../src/prints/places/strands.ts'
import { straight } from '../curves.ts'
import { mix, turn } from '../geometry.ts'
import { contours, dotAt, hill, ring } from '../shapes.ts'
import type { Dot, Point } from '../types.ts'

/** The top of the mast, which its waves surround: its dot, and a ring of dots around it. */
const beacon: Point = [mastX, 320]
const beaconRadius = 15
const beaconRing = { ringRadius: 29, count: 12, radius: 4.5 } as const

/** The y of its feet, in the hill. */
const foot = 770

/** The y of each floor; lower floors are taller. The legs begin above the first and end below the last. */
const floors = [372, 420, 480, 554, 644, 752]

/** Half the width of the mast at its top and at its feet. */
const halfWidth = [6, 100] as const

/** Legs and braces: the distance between dots, and their radius. */
const leg = { gap: 13, radius: 4.5 }
const brace = { gap: 11, radius: 2.5 }

/** Half the width of the mast at a given y. */
function half(y: number): number {
  return mix(...halfWidth, (y - beacon[1]) / (foot - beacon[1]))
}

function mound(x: number): number {
  return 855 - hill(x, { at: beacon[0], high: 115, wide: 340 })
}

/** A straight line of dots. */
function dottedLine(from: Point, to: Point, { gap, radius }: typeof leg): Dot[] {
  return straight(from, to, gap).map((point) => dotAt(point, radius, 'milk'))
}

/** A mast: two legs, and crossed braces between floors. */
function mast(): Dot[] {
  const [x] = beacon
  const [top, bottom] = [floors[0]! - 6, floors.at(-1)! + 8]
  const legs = [-1, 1].flatMap((side) =>
    dottedLine([x + side * half(top), top], [x + side * half(bottom), bottom], leg),
  )
  const braces = floors.slice(1).flatMap((low, index) => {
    const high = floors[index] ?? low
    return [-1, 1].flatMap((side) =>
      dottedLine([x - side * half(high), high], [x + side * half(low), low], brace).slice(1, -1),
    )
  })
  return [...legs, ...braces]
}

/** How far the upper row of the ground goes from the mast, how much shorter each lower one is, and what fades at its ends. */
const earth = 440
const [shorter, fading] = [60, 110]

/** Rows of the ground, and the distance between their dots. */
const groundRows = 6
const groundGap = 16

/** From the uppermost row of the ground to the lowest dots of the mast, at least. */
const aboveGround = 9

/** The ground ends beside the beams, at this distance from the first, and fades there more steeply. */
const besideBeam = 16
const [shorterBesideBeam, fadingBesideBeam] = [16, 10]

/** Half the angle of a wave. */
const spread = 0.76

/** Radius of the dots of waves and beams, which go on as strands. */
const bead = strandDotWidth / 2

function colourOf(wave: number) {
  return wave < 2 ? 'marigold' : wave < 4 ? 'sky' : 'lilac'
}

/**
 * Straight down from the left end of a wave, to one line near the edge of the frame. The page draws on from there, to the
 * door of each colour (components/doors).
 */
function beam(wave: number): Dot[] {
  const [x, y] = [beacon[0] + beamEnds[wave]!, beacon[1]]
  const gaps = Math.floor((frame.height - beamOverlap - y) / strandGap)
  // The dot of the wave's end is before the first, and the first of the page after the last.
  return Array.from({ length: gaps - 1 }, (_, index) =>
    dotAt([x, y + (index + 1) * strandGap], bead, colourOf(wave)),
  )
}

/** A mast on a hill, with signal waves to both sides. Those at the left go on as beams. */
export function signal(): Dot[] {
  const beams = beamEnds.flatMap((_, wave) => beam(wave))
  const waves = beamEnds.flatMap((end, wave) => {
    const step = strandGap / -end
    const count = Math.round(turn / step)
    const [right, left] = [0, turn / 2].map((start) =>
      ring({ centre: beacon, ringRadius: -end, count, radius: bead, colour: colourOf(wave), start }),
    ) as [Dot[], Dot[]]
    const last = Math.floor(spread / step)
    return [...right.slice(0, last + 1), ...right.slice(-last), ...left.slice(0, last + 1)]
  })
  const ground = contours(mound, [beacon[0] - earth, beacon[0] + earth], groundGap, groundRows).flatMap(
    ({ point: [x, y], row }) => {
      const fromMast = x - beacon[0]
      const part = Math.min(
        (earth - row * shorter - Math.abs(fromMast)) / fading,
        (fromMast - beamEnds[0] - besideBeam - row * shorterBesideBeam) / fadingBesideBeam,
      )
      const radius = mix(5, 1, row / groundRows) * Math.min(1, part)
      return part > 0 ? [dotAt([x, y], radius, row === 0 ? 'lilac' : 'indigo')] : []
    },
  )
  return [
    dotAt(beacon, beaconRadius, 'marigold'),
    ...ring({ centre: beacon, ...beaconRing, colour: 'marigold' }),
    ...waves,
    ...beams,
    ...mast().filter(({ x, y }) => y < mound(x) - aboveGround),
    ...ground,
  ]
}
