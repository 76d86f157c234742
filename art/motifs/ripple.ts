import { dotAt, mix, ring, turn } from '../shapes.ts'
import type { Dot, Point } from '../types.ts'

const centre: Point = [770, 450]
const waves = 5

/** One wave of the breath: a ring with twelve evenly spaced larger beads, and three finer rings outside it. */
function wave(step: number): Dot[] {
  const distance = 104 + step * 50 + step * step * 5
  const weight = 1 - step / (waves + 3)
  const count = Math.round((distance * turn) / mix(14, 20, step / waves) / 12) * 12
  const colour = step < 2 ? 'milk' : step < 4 ? 'lilac' : 'indigo'
  return [
    ...ring(centre, distance, count, 5 * weight, colour),
    // Each bead covers a dot, so that both rings are whole and are drawn as circles.
    ...ring(centre, distance, 12, 8 * weight, colour),
    ...ring(centre, distance + 15, count, 4.2 * weight, colour, turn / count / 2 - turn / 4),
    ...ring(centre, distance + 28, count, 2.4 * weight, colour),
    ...ring(centre, distance + 39, count, 1.2 * weight, colour, turn / count / 2 - turn / 4),
  ]
}

/**
 * An outward breath: waves around a marigold rosette. Outer waves are finer and further apart. All are whole
 * within the frame.
 */
export function ripple(): Dot[] {
  return [
    dotAt(centre, 11, 'marigold'),
    ...ring(centre, 26, 6, 8, 'marigold'),
    ...ring(centre, 49, 12, 6, 'marigold'),
    ...ring(centre, 65, 24, 3.5, 'marigold'),
    ...ring(centre, 78, 24, 3.5, 'marigold', turn / 48 - turn / 4),
    ...Array.from({ length: waves }, (_, step) => wave(step)).flat(),
  ]
}
