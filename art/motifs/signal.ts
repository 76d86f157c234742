import type { Dot, Point } from '../types.ts'
import { beamEnds } from '../../src/components/doors/beams.ts'
import { alongCurve, contours, dotAt, ease, mix, polar, ring } from '../shapes.ts'

/** The top of the mast, which its waves surround. */
export const beacon: Point = [700, 320]
const foot = 770

/** Half the width of the mast at a given y. */
function half(y: number): number {
  return mix(5, 84, (y - beacon[1]) / (foot - beacon[1]))
}

function hill(x: number): number {
  return 815 - 75 / (1 + ((x - beacon[0]) / 210) ** 2)
}

/** A straight line of dots. */
function dottedLine(from: Point, to: Point, gap: number, radius: number): Dot[] {
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
    dottedLine([x + side * half(366), 366], [x + side * half(760), 760], 13, 4.5),
  )
  const braces = floors.slice(1).flatMap((low, index) => {
    const high = floors[index] ?? low
    return [-1, 1].flatMap((side) =>
      dottedLine([x - side * half(high), high], [x + side * half(low), low], 11, 2.5).slice(1, -1),
    )
  })
  return [...legs, ...braces]
}

/** The ground begins right of the beams, which go on down the page. */
const earthFrom = beacon[0] + beamEnds[0] + 24

/** Half the angle of a wave. */
const spread = 0.76

function radiusOf(wave: number): number {
  return 78 + wave * 56
}

function colourOf(wave: number) {
  return wave < 2 ? 'marigold' : wave < 4 ? 'sky' : 'lilac'
}

/**
 * From the left end of a wave, where it points down, to the edge of the frame. The page draws on from there, to the
 * door of each colour (components/doors).
 */
function beam(wave: number): Dot[] {
  const [x, y] = [beacon[0] - radiusOf(wave), beacon[1]]
  const end = beacon[0] + beamEnds[wave]!
  return alongCurve(
    (t) => [mix(x, end, ease(0, 1, t)), mix(y, 910, t)],
    () => 17,
  )
    .slice(1)
    .map(({ point }) => dotAt(point, 4.5, colourOf(wave)))
}

/** A mast on a hill, with signal waves to both sides. Those at the left go on as beams. */
export function signal(): Dot[] {
  const beams = beamEnds.flatMap((_, wave) => beam(wave))
  const waves = beamEnds.flatMap((_, wave) => {
    const distance = radiusOf(wave)
    const count = Math.round((distance * 1.5) / mix(14, 17, wave / 6))
    const colour = colourOf(wave)
    return [0, Math.PI].flatMap((side) =>
      Array.from({ length: count + 1 }, (_place, index) => {
        const part = (index / count) * 2 - 1
        return { part, isBeam: side > 0 && part < 0 }
      })
        .filter(({ isBeam }) => !isBeam)
        .map(({ part }) =>
          dotAt(
            polar(beacon, side + part * spread, distance),
            mix(6, 3, wave / 6) * (1 - 0.35 * part ** 2),
            colour,
          ),
        ),
    )
  })
  const earth = contours(hill, [earthFrom, 1204], 13, 8).map(({ point: [x, y], row }) =>
    dotAt(
      [x, y],
      mix(5, 1, row / 7) * ease(earthFrom - 13, earthFrom + 39, x) * ease(900, 800, y),
      row === 0 ? 'lilac' : 'indigo',
    ),
  )
  return [
    dotAt(beacon, 15, 'marigold'),
    ...ring(beacon, 29, 12, 4.5, 'marigold'),
    ...waves,
    ...beams,
    ...mast().filter(({ x, y }) => y < hill(x) - 9),
    ...earth,
  ]
}
