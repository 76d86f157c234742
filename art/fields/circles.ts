import type { Thread } from '../../src/components/print/drawing.ts'
import type { Dot, Point } from '../dot.ts'
import { alongCurve, bend, distanceOf, dotAt, mix, polar, ring, turn } from '../shapes.ts'

/** A circle of people around a fire; `quiet` is the one who has gone quiet. */
interface Circle {
  centre: Point
  distance: number
  people: number
  colour: Thread
  quiet?: number
}

const great: Circle = { centre: [785, 440], distance: 178, people: 12, colour: 'protea', quiet: 9 }
const others: Circle[] = [
  { centre: [1110, 190], distance: 98, people: 7, colour: 'coral' },
  { centre: [1095, 725], distance: 112, people: 8, colour: 'lilac' },
  { centre: [530, 735], distance: 84, people: 6, colour: 'lilac' },
  { centre: [495, 165], distance: 84, people: 6, colour: 'lilac' },
  { centre: [330, 440], distance: 66, people: 4, colour: 'coral' },
]

/** A head over shoulders: three dots above four. */
function person([x, y]: Point, colour: Thread): Dot[] {
  const upper = [-13, 0, 13].map((dx) => dotAt([x + dx, y + 14], 6, colour))
  const lower = [-20, -7, 7, 20].map((dx) => dotAt([x + dx, y + 26], 6, colour))
  return [dotAt([x, y - 8], 11, colour), ...upper, ...lower]
}

function gathering({ centre, distance, people, colour, quiet }: Circle): Dot[] {
  const dots = [dotAt(centre, 8, 'marigold'), ...ring(centre, 19, 6, 3.5, 'marigold')]
  for (let out = 42; out < distance - 36; out += 22) {
    dots.push(...ring(centre, out, Math.round(out / 21) * 6, mix(3.5, 1.5, out / distance), 'milk'))
  }
  for (let index = 0; index < people; index++) {
    const seat = polar(centre, (index / people - 0.25) * turn, distance)
    dots.push(...person([seat[0], seat[1] - 10], index === quiet ? 'indigo' : colour))
    if (index === quiet) dots.push(...reach(centre, seat))
  }
  return dots
}

/** The strand that goes from the fire to the one who has gone quiet. */
function reach(centre: Point, seat: Point): Dot[] {
  return alongCurve(
    (t) => [mix(centre[0], seat[0], t), mix(centre[1], seat[1], t)],
    () => 14,
  )
    .filter(({ point }) => distanceOf(point, centre) > 30 && distanceOf(point, seat) > 34)
    .map(({ point }) => dotAt(point, 4.5, 'marigold'))
}

/** A strand from circle to circle. */
function bond({ centre }: Circle): Dot[] {
  const pull: Point = [(great.centre[0] + centre[0]) / 2, (great.centre[1] + centre[1]) / 2 - 50]
  return alongCurve(bend(great.centre, pull, centre), () => 13)
    .filter(({ point }) =>
      [great, ...others].every((one) => distanceOf(point, one.centre) > one.distance + 40),
    )
    .map(({ point }) => dotAt(point, 2.5, 'milk'))
}

/** People in circles, and the strands between the circles. */
export function circles(): Dot[] {
  const gathered = [great, ...others].flatMap(gathering)
  const strand = gathered.filter(({ colour, radius }) => colour === 'marigold' && radius === 4.5)
  const clear = gathered.filter(
    (dot) => dot.colour !== 'milk' || strand.every(({ x, y }) => distanceOf([x, y], [dot.x, dot.y]) > 9),
  )
  return [...clear, ...others.flatMap(bond)]
}
