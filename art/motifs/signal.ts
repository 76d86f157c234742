import type { Dot, Point } from '../types.ts'
import { beamEnds } from '../../src/components/doors/beams.ts'
import { alongCurve, contours, dotAt, ease, mix, polar, ring } from '../shapes.ts'

const beacon: Point = [790, 320]
const foot = 770

/** Half the width of the mast at a given y. */
function half(y: number): number {
  return mix(5, 84, (y - beacon[1]) / (foot - beacon[1]))
}

function hill(x: number): number {
  return 815 - 75 / (1 + ((x - beacon[0]) / 210) ** 2)
}

/** A straight strand of dots. */
function strand(from: Point, to: Point, gap: number, radius: number): Dot[] {
  return alongCurve(
    (t) => [mix(from[0], to[0], t), mix(from[1], to[1], t)],
    () => gap,
  ).map(({ point }) => dotAt(point, radius, 'milk'))
}

/** A mast: two legs, and crossed braces between floors. Lower floors are taller. */
function mast(): Dot[] {
  const [x] = beacon
  const floors = [372, 420, 480, 554, 644, 752]
  const legs = [-1, 1].flatMap((side) =>
    strand([x + side * half(366), 366], [x + side * half(760), 760], 13, 4.5),
  )
  const braces = floors.slice(1).flatMap((low, index) => {
    const high = floors[index] ?? low
    return [-1, 1].flatMap((side) =>
      strand([x - side * half(high), high], [x + side * half(low), low], 11, 2.5).slice(1, -1),
    )
  })
  return [...legs, ...braces]
}

/** Half the angle of a wave. */
const spread = 0.76

function distanceOf(wave: number): number {
  return 78 + wave * 56
}

function colourOf(wave: number) {
  return wave < 2 ? 'marigold' : wave < 4 ? 'sky' : 'indigo'
}

/**
 * From the lower end of a wave at the left down to the edge of the frame. The page draws on from there, to the door
 * of each colour (components/doors).
 */
function beam(wave: number): Dot[] {
  const distance = distanceOf(wave)
  const [x, y] = polar(beacon, Math.PI - spread, distance)
  const end = beacon[0] + beamEnds[wave]!
  const bend = 0.2 * distance
  return alongCurve(
    (t) => [
      (1 - t) ** 3 * x + 3 * (1 - t) ** 2 * t * (x + bend) + 3 * (1 - t) * t ** 2 * end + t ** 3 * end,
      (1 - t) ** 3 * y + 3 * (1 - t) ** 2 * t * (y + bend) + 3 * (1 - t) * t ** 2 * 680 + t ** 3 * 910,
    ],
    () => 17,
  )
    .slice(1)
    .map(({ point }) => dotAt(point, 4.5, wave > 3 && point[1] > 640 ? 'lilac' : colourOf(wave)))
}

/** A mast on a hill, with signal waves to both sides. */
export function signal(): Dot[] {
  const waves = [0, 1, 2, 3, 4, 5, 6].flatMap((wave) => {
    const distance = distanceOf(wave)
    const count = Math.round((distance * 1.5) / mix(14, 17, wave / 6))
    const colour = colourOf(wave)
    return [0, Math.PI].flatMap((side) =>
      Array.from({ length: count + 1 }, (_, index) => {
        const part = (index / count) * 2 - 1
        return dotAt(
          polar(beacon, side + part * spread, distance),
          mix(6, 3, wave / 6) * (1 - 0.35 * part ** 2),
          colour,
        )
      }),
    )
  })
  const earth = contours(hill, [170, 1204], 13, 8).map(({ point: [x, y], row }) =>
    dotAt([x, y], mix(5, 1, row / 7) * ease(170, 560, x) * ease(900, 800, y), row === 0 ? 'lilac' : 'indigo'),
  )
  return [
    dotAt(beacon, 15, 'marigold'),
    ...ring(beacon, 29, 12, 4.5, 'marigold'),
    ...waves,
    ...beamEnds.flatMap((_, wave) => beam(wave)),
    ...mast().filter(({ x, y }) => y < hill(x) - 9),
    ...earth,
  ]
}
