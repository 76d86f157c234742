import type { Dot, Point } from '../dot.ts'
import { contours, dotAt, ease, mix, ring, turn } from '../shapes.ts'

const centre: Point = [770, 380]

/** Ridges from far to near: the height of the skyline at x, the thread, and how many rows run below the crest. */
const ridges = [
  {
    skyline: (x: number) => 640 - hump(x, 1010, 170, 150) - hump(x, 520, 150, 90),
    colour: 'lilac',
    rows: 17,
  },
  {
    skyline: (x: number) => 705 - hump(x, 700, 150, 130) - hump(x, 1190, 120, 60),
    colour: 'indigo',
    rows: 15,
  },
  { skyline: (x: number) => 800 - hump(x, 1020, 230, 120) - hump(x, 430, 170, 60), colour: 'dusk', rows: 10 },
] as const

/** A rounded hill: its height at x, for where it stands, how wide it spreads and how high it is. */
function hump(x: number, at: number, spread: number, high: number): number {
  return high / (1 + ((x - at) / spread) ** 2) ** 1.5
}

/** The lowest place, at x, where what stands behind the ridges from `nearer` on still shows. */
function horizon(x: number, nearer = 0): number {
  return Math.min(...ridges.slice(nearer).map(({ skyline }) => skyline(x)))
}

function ridge({ skyline, colour, rows }: (typeof ridges)[number], layer: number): Dot[] {
  return contours(skyline, [190, 1204], 14, rows)
    .filter(({ point: [x, y] }) => y < horizon(x, layer + 1) - 13)
    .map(({ point: [x, y], row }) => {
      const fade = ease(190, 560, x) * ease(905, 760, y)
      const thread = row === 0 && layer === 2 ? 'indigo' : colour
      return dotAt([x, y], mix(row === 0 ? 6 : 5, 1.2, (row / rows) ** 0.8) * fade, thread)
    })
}

/** The disc, ring by ring, then rays in turn long and short, which die away before the frame cuts them. */
function sunlight(): Dot[] {
  const disc = Array.from({ length: 13 }, (_, step) =>
    ring(centre, (step + 1) * 17, (step + 1) * 6, step === 11 || step === 5 ? 3.5 : 6, 'marigold'),
  )
  const rays = [10, 5].flatMap((reach, isShort) =>
    Array.from({ length: reach }, (_, step) => {
      const colour = step < 2 ? 'marigold' : step < 6 ? 'milk' : 'lilac'
      const radius = mix(4.8, 0.8, step / reach)
      return ring(centre, 262 + step * 22, 30, radius, colour, (isShort * turn) / 60)
    }),
  )
  const faded = rays.flat().map((dot) => ({ ...dot, radius: dot.radius * ease(0, 110, dot.y) }))
  return [dotAt(centre, 6, 'marigold'), ...disc.flat(), ...faded]
}

/** A sun with rays, over three ridges of hills. */
export function sun(): Dot[] {
  return [...sunlight().filter(({ x, y }) => y < horizon(x) - 12), ...ridges.flatMap(ridge)]
}
