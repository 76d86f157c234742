import type { Drawing, Stroke } from '../../src/prints/drawing.ts'
import { plateDistance } from '../../src/prints/places/plates-apart.ts'
import { plateCentre, plateFrame, plateStep } from '../../src/prints/places/stack.ts'
import { colours } from '../../tokens.ts'
import { joinStrokes } from '../dots.ts'
import type { ColourName, Point } from '../types.ts'

/** Half the side of a plate, in steps. */
const reach = 24

/** Width and height of one step, in viewBox units. */
const { across, down } = plateStep

/** Length of one step along a line. */
const step = Math.hypot(across, down)

function place(u: number, v: number): Point {
  return [plateCentre[0] + (u - v) * across, plateCentre[1] + (u + v) * down]
}

/** Dots of one radius along straight lines, one dot per `every` steps. Corners are [u, v]. */
function weft(radius: number, every: number, ...corners: (readonly [u: number, v: number])[]): Stroke {
  return [radius * 2, polyline(corners.map(([u, v]) => place(u, v))), Number((step * every).toFixed(2))]
}

function range(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by)
}

/** A square of lines around the centre, `out` steps away. */
function square(radius: number, every: number, out: number): Stroke {
  return weft(radius, every, [-out, -out], [out, -out], [out, out], [-out, out], [-out, -out])
}

/** The pattern of the government plate: rows of squares, each with a large dot in the middle. */
function blocks(): Stroke[] {
  return [
    ...range(-16, 16, 8).flatMap((at) => [
      weft(2.5, 1, [-reach, at], [reach, at]),
      weft(2.5, 1, [at, -reach], [at, reach]),
    ]),
    ...range(-22, 22, 4).map((at) => weft(2.5, 2, [-22, at], [22, at])),
    ...range(-24, 24, 8).map((at) => weft(6, 8, [-24, at], [24, at])),
    ...range(-20, 20, 8).map((at) => weft(6, 8, [-20, at], [20, at])),
  ]
}

/** The pattern of the bridge: planks from side to side, and two rails across them. */
function planks(): Stroke[] {
  return range(-20, 20, 4).flatMap((at) => [
    weft(3.5, 1, [-reach, at], [reach, at]),
    weft(6, 12, [-20, at], [16, at]),
  ])
}

/** The pattern of the citizens' plate: nested squares around a common centre. */
function nestedSquares(): Stroke[] {
  return [
    ...range(6, 18, 6).map((out) => square(3.5, 1, out)),
    ...range(3, 21, 6).map((out) => square(4.5, 3, out)),
    [16, `M${plateCentre.join(' ')}h0`],
  ]
}

/** Path data of straight lines from point to point. */
function polyline(points: readonly Point[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}`
}

/** A plate: its weave, a beaded edge, and the thickness of its front. */
function plate(colour: ColourName, weave: readonly Stroke[]): Drawing {
  const [left, top, right, front] = [
    place(-reach, reach),
    place(-reach, -reach),
    place(reach, -reach),
    place(reach, reach),
  ]
  const lower = (by: number) => [left, front, right].map(([x, y]): Point => [x, y + by])
  return {
    ...plateFrame,
    ground: `${polyline([left, top, right, ...lower(20).toReversed()])}z`,
    threads: [
      {
        colour: colours[colour],
        strokes: [
          ...joinStrokes(weave),
          square(3.5, 1, reach),
          [5, polyline(lower(11)), Number(step.toFixed(2))],
          [2.6, polyline(lower(20)), Number(step.toFixed(2))],
        ],
      },
    ],
  }
}

/** Positions of the posts along the front edges of a plate, as [u, v]. */
const ends = [
  [reach, -reach],
  [reach, -8],
  [reach, 8],
  [reach, reach],
  [8, reach],
  [-8, reach],
  [-reach, reach],
] as const

/** Posts of dots from the front edges of one plate to the same places of the next. */
function posts(distance: number): Drawing {
  const tops = ends.map(([u, v]) => place(u, v))
  const lines = tops.map(([x, y]) => `M${x} ${y + 28}v${distance - 42}`).join('')
  const feet = tops.map(([x, y]) => `M${x} ${y + distance}h0`).join('')
  return {
    ...plateFrame,
    height: plateFrame.height + distance,
    threads: [
      {
        colour: colours.milk,
        strokes: [
          [5, lines, 11],
          [16, feet],
        ],
      },
    ],
  }
}

/** The government stack, the bridge and the citizen stack as woven plates, and the posts between two of them. */
export function drawStack(
  distance: number = plateDistance,
): Record<'government' | 'bridge' | 'citizens' | 'posts', Drawing> {
  return {
    government: plate('sky', blocks()),
    bridge: plate('marigold', planks()),
    citizens: plate('lilac', nestedSquares()),
    posts: posts(distance),
  }
}
