import type { Drawing, Stroke } from '../../src/prints/drawing.ts'
import { plateDistance } from '../../src/prints/places/plates-apart.ts'
import { plateCentre, plateFrame, plateStep } from '../../src/prints/places/stack.ts'
import { colours } from '../../tokens.ts'
import { joinStrokes } from '../dots.ts'
import type { ColourName, Point } from '../types.ts'

/** Half the side of a plate, in steps. */
const reach = 24

/** The side of a square of the government's pattern, and half of it, which is the width of a plank too, in steps. */
const cell = 8
const halfCell = cell / 2

/** The large dots of a plank, in steps: the first, the last, and the distance between them. */
const nails = { from: -20, to: 16, every: 12 }

/** From one nested square of the citizens' plate to the next, in steps. A square of single dots is in the middle between them. */
const nesting = 6

/** Radii of dots, in viewBox units: of fine and of strong lines, of single dots, of large ones, and of those that stand alone. */
const radii = { fine: 2.5, strong: 3.5, single: 4.5, large: 6, alone: 8 }

/** The two rows of dots of a plate's front, in viewBox units: how far each is below the edge, and the radius of its dots. */
const front = { upper: { below: 11, radius: 2.5 }, lower: { below: 20, radius: 1.3 } }

/** A post, in viewBox units: how far its first dot is below the edge of its plate, and its last one above the next plate. */
const post = { below: 28, above: 14, gap: 11 }

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

/** Rows of dots across a plate, `by` steps apart. The first and the last row, and the ends of all, are `inset` steps inside its edges. */
function rows(radius: number, every: number, by: number, inset: number): Stroke[] {
  const end = reach - inset
  return range(-end, end, by).map((at) => weft(radius, every, [-end, at], [end, at]))
}

/** The pattern of the government plate: rows of squares, with fine dots in them, and a large dot in each middle and at each corner. */
function blocks(): Stroke[] {
  const inner = reach - cell
  return [
    ...range(-inner, inner, cell).flatMap((at) => [
      weft(radii.fine, 1, [-reach, at], [reach, at]),
      weft(radii.fine, 1, [at, -reach], [at, reach]),
    ]),
    ...rows(radii.fine, halfCell / 2, halfCell, halfCell / 2),
    ...rows(radii.large, cell, cell, 0),
    ...rows(radii.large, cell, cell, halfCell),
  ]
}

/** The pattern of the bridge: planks from side to side, each with four large dots. */
function planks(): Stroke[] {
  const outermost = reach - halfCell
  return range(-outermost, outermost, halfCell).flatMap((at) => [
    weft(radii.strong, 1, [-reach, at], [reach, at]),
    weft(radii.large, nails.every, [nails.from, at], [nails.to, at]),
  ])
}

/** The pattern of the citizens' plate: nested squares, of lines and of single dots in turn, around a dot. */
function nestedSquares(): Stroke[] {
  const between = nesting / 2
  return [
    ...range(nesting, reach - nesting, nesting).map((out) => square(radii.strong, 1, out)),
    ...range(between, reach - between, nesting).map((out) => square(radii.single, between, out)),
    [2 * radii.alone, `M${plateCentre.join(' ')}h0`],
  ]
}

/** Path data of straight lines from point to point. */
function polyline(points: readonly Point[]): string {
  return `M${points.map((point) => point.join(' ')).join('L')}`
}

/** A plate: its weave, a beaded edge, and the thickness of its front. */
function plate(colour: ColourName, weave: readonly Stroke[]): Drawing {
  const [left, far, right, near] = [
    place(-reach, reach),
    place(-reach, -reach),
    place(reach, -reach),
    place(reach, reach),
  ]
  const lower = (by: number) => [left, near, right].map(([x, y]): Point => [x, y + by])
  const frontRow = ({ below, radius }: (typeof front)['upper']): Stroke => [
    2 * radius,
    polyline(lower(below)),
    Number(step.toFixed(2)),
  ]
  return {
    ...plateFrame,
    ground: `${polyline([left, far, right, ...lower(front.lower.below).toReversed()])}z`,
    threads: [
      {
        colour: colours[colour],
        strokes: [
          ...joinStrokes(weave),
          square(radii.strong, 1, reach),
          frontRow(front.upper),
          frontRow(front.lower),
        ],
      },
    ],
  }
}

/** A third of half an edge. */
const third = reach / 3

/** Positions of the posts along the front edges of a plate, as [u, v]: at the corners and at each third of an edge. */
const ends = [
  [reach, -reach],
  [reach, -third],
  [reach, third],
  [reach, reach],
  [third, reach],
  [-third, reach],
  [-reach, reach],
] as const

/** Posts of dots from the front edges of one plate to the same places of the next. */
function posts(distance: number): Drawing {
  const tops = ends.map(([u, v]) => place(u, v))
  const lines = tops.map(([x, y]) => `M${x} ${y + post.below}v${distance - post.below - post.above}`).join('')
  const feet = tops.map(([x, y]) => `M${x} ${y + distance}h0`).join('')
  return {
    ...plateFrame,
    height: plateFrame.height + distance,
    threads: [
      {
        colour: colours.milk,
        strokes: [
          [2 * radii.fine, lines, post.gap],
          [2 * radii.alone, feet],
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
