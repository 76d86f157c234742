import { round } from '../../src/prints/places/frames.ts'
import { distanceOf, dotAt, polar, ring, straight, turn } from '../shapes.ts'
import type { ColourName, Dot, Point } from '../types.ts'

const centre: Point = [round[0], round[1]]

/** A circle of people, shoulder to shoulder. `quiet` is the index of the person who is silent. */
interface Round {
  distance: number
  people: number
  colour: ColourName
  quiet?: number
}

const rounds: Round[] = [
  { distance: 172, people: 13, colour: 'protea' },
  { distance: 284, people: 21, colour: 'coral', quiet: 4 },
  { distance: 396, people: 29, colour: 'sky' },
]

/** Hands and shoulders of a person seen from above: offset to the side, offset outward and radius. */
const body = { hands: [35, -6, 8], shoulders: [13, 4, 15] } as const
const headRadius = 11

/** The last ring of the rosette; lines from the centre begin outside it. */
const rosetteRadius = 80

/** Hands and shoulders of all people in a circle; neighbours hold hands. */
function bodies({ distance, people, colour, quiet }: Round): Dot[] {
  return Object.values(body)
    .flatMap(([aside, out, radius]) =>
      [-aside, aside].flatMap((to) =>
        ring({
          centre,
          ringRadius: distance + out,
          count: people,
          radius,
          colour,
          start: to / distance - turn / 4,
        }),
      ),
    )
    .map((dot) => (dot.on!.index === quiet ? { ...dot, colour: 'marigold' } : dot))
}

/** Heads of all people in a circle; drawn on top. */
function heads({ distance, people }: Round): Dot[] {
  return ring({ centre, ringRadius: distance, count: people, radius: headRadius, colour: 'milk' })
}

/** A line of dots from the centre to the silent person, with a gap where it crosses the first circle. */
function reach({ distance, people, quiet = 0 }: Round): Dot[] {
  const seat = polar(centre, (quiet / people - 0.25) * turn, distance)
  return straight(centre, seat, 13)
    .filter(
      (point) =>
        distanceOf(point, centre) > rosetteRadius + 4 &&
        Math.abs(distanceOf(point, centre) - rounds[0]!.distance - body.hands[1]) > 18 &&
        distanceOf(point, seat) > 22,
    )
    .map((point) => dotAt(point, 6, 'marigold'))
}

/**
 * A gathering seen from above: three circles of people, hand in hand, around a rosette. All neighbours touch.
 */
export function circles(): Dot[] {
  return [
    dotAt(centre, 11, 'marigold'),
    ...ring({ centre, ringRadius: 26, count: 6, radius: 8, colour: 'marigold' }),
    ...ring({ centre, ringRadius: 46, count: 12, radius: 6, colour: 'marigold' }),
    ...ring({ centre, ringRadius: 64, count: 18, radius: 4.5, colour: 'marigold' }),
    ...ring({ centre, ringRadius: rosetteRadius, count: 24, radius: 2.5, colour: 'marigold' }),
    ...rounds.flatMap(bodies),
    ...rounds.filter(({ quiet }) => quiet !== undefined).flatMap(reach),
    ...rounds.flatMap(heads),
  ]
}
