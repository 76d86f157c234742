import { alongCurve } from '../curves.ts'
import { distanceOf, ease, mix } from '../geometry.ts'
import { printField } from '../lattice.ts'
import { dotAt } from '../shapes.ts'
import type { ColourName, Dot, Frame, Point } from '../types.ts'

/** The y of the wave between beats, in viewBox units. */
const restingLine = 560

/** The x of the first dot of the wave; it ends beyond the frame. */
const [waveFrom, waveTo] = [120, 1210]

/** The x at which coral becomes marigold: after the second beat. */
const boundary = 830

/** Distance between the dots of the wave. */
const gap = 14

/** Distance of the ground from the wave, at least: straight down from its line, and from its dots. */
const [roomBelowWave, roomBesideWave] = [8, 12.5]

/** How far the dot of a peak is above the wave, and its distance from the wave's own dots, at least. */
const peakLift = 6
const peakRoom = 17

/** Below this y the ground is a trellis; above it, it has the colour of the wave. */
const trellisFrom = restingLine + 10

/** The x from which the ground fades in, and those at which the dots near the wave, and those of the trellis, have their full size. */
const groundFrom = 130
const [fullWave, fullTrellis] = [420, 520]

/** The y between which the trellis fades out. */
const [fadesFrom, fadesTo] = [640, 880]

/** One heartbeat as Gaussian bumps: position and width relative to the beat's peak, and height. */
const bumps = [
  { at: -92, wide: 24, high: 0.1 },
  { at: -44, wide: 13, high: -0.12 },
  { at: 0, wide: 21, high: 1 },
  { at: 46, wide: 15, high: -0.26 },
  { at: 126, wide: 30, high: 0.17 },
]

/** The beats: position and height of each peak. */
const beats = [
  { at: 364, high: 150 },
  { at: 700, high: 310 },
  { at: 1036, high: 470 },
]

/** The height of the wave at x. */
function wave(x: number): number {
  const lift = beats.flatMap((beat) =>
    bumps.map(({ at, wide, high }) => beat.high * high * Math.exp(-(((x - beat.at - at) / wide) ** 2))),
  )
  return restingLine - lift.reduce((sum, part) => sum + part, 0)
}

/** Coral on the left, marigold on the right; `stray` scatters the dots near the boundary. */
function hue(x: number, stray = 0): ColourName {
  return x + stray > boundary ? 'marigold' : 'coral'
}

/** Three heartbeats of growing height, from coral to marigold, over a trellis. */
export function pulse(frame: Frame): Dot[] {
  const peaks = beats.map(({ at }): Point => [at, wave(at) - peakLift])
  const line = alongCurve(
    (t) => {
      const x = mix(waveFrom, waveTo, t)
      return [x, wave(x)]
    },
    () => gap,
    20_000,
  )
    .filter(({ point }) => peaks.every((peak) => distanceOf(point, peak) > peakRoom))
    .map(({ point }) => dotAt(point, 7 * ease(waveFrom, fullWave, point[0]), hue(point[0])))
  const ground = printField(frame, ({ x, y, column, row, chance }) => {
    if (y < wave(x) + roomBelowWave) return undefined
    if (line.some((dot) => distanceOf([x, y], [dot.x, dot.y]) < roomBesideWave)) return undefined
    if (y < trellisFrom)
      return { radius: 3.5 * ease(groundFrom, fullWave, x), colour: hue(x, chance * 120 - 60) }
    const fade = ease(groundFrom, fullTrellis, x) * ease(fadesTo, fadesFrom, y)
    const [rising, falling] = [(column + row) % 12 === 0, (column - row + 96) % 12 === 0]
    if (rising && falling) return { radius: 4.5 * fade, colour: 'lilac' }
    return { radius: (rising || falling ? 3.5 : 1.2) * fade, colour: 'indigo' }
  })
  return [...ground, ...line, ...peaks.map((peak) => dotAt(peak, 11, 'milk'))]
}
