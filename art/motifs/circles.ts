import { round } from '../../src/prints/places/frames.ts'
import { straight } from '../curves.ts'
import { distanceOf, polar, turn } from '../geometry.ts'
import { dotAt, ring } from '../shapes.ts'
import type { ColourName, Dot, Point } from '../types.ts'

const centre: Point = [round[0], round[1]]

/** A circle of people, at the distance from the centre where their hands just touch. `quiet` is the index of the person who is silent. */
interface Round {
  distance: number
  people: number
  colour: ColourName
  quiet?: number
}

const rounds: Round[] = [
  { distance: 180, people: 13, colour: 'protea' },
  { distance: 289, people: 21, colour: 'coral', quiet: 4 },
  { distance: 398, people: 29, colour: 'sky' },
]

/** Lengths and radii are in viewBox units. */

/** Hands and shoulders of a person seen from above: offset to the side, offset outward and radius. */
const body = { hands: [35, -6, 8], shoulders: [13, 4, 15] } as const
const headRadius = 11

/** The rosette: its middle, and its rings outwards, of finer and finer dots. */
const rosetteMiddle = 11
const rosetteRings = [
  { ringRadius: 26, count: 6, radius: 8 },
  { ringRadius: 46, count: 12, radius: 6 },
  { ringRadius: 64, count: 18, radius: 4.5 },
  { ringRadius: 80, count: 24, radius: 2.5 },
] as const

/** The line to the silent person: radius of its dots, and the distance between them. */
const line = { radius: 6, gap: 13 }

/** How far from a dot of the line the rosette's last ring, the hands of the first circle, and the middle of the silent person are, at least. */
const roomBesideLine = { rosette: 4, hands: 18, person: 22 }

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
  const seat = polar(centre, (quiet / people) * turn - turn / 4, distance)
  const [, handsOut] = body.hands
  return straight(centre, seat, line.gap)
    .filter((point) => {
      const fromCentre = distanceOf(point, centre)
      return (
        fromCentre > rosetteRings.at(-1)!.ringRadius + roomBesideLine.rosette &&
        Math.abs(fromCentre - rounds[0]!.distance - handsOut) > roomBesideLine.hands &&
        distanceOf(point, seat) > roomBesideLine.person
      )
    })
    .map((point) => dotAt(point, line.radius, 'marigold'))
}

/**
 * A gathering seen from above: three circles of people, hand in hand, around a rosette. All neighbours touch.
 */
export function circles(): Dot[] {
  return [
    dotAt(centre, rosetteMiddle, 'marigold'),
    ...rosetteRings.flatMap((dots) => ring({ centre, ...dots, colour: 'marigold' })),
    ...rounds.flatMap(bodies),
    ...rounds.filter(({ quiet }) => quiet !== undefined).flatMap(reach),
    ...rounds.flatMap(heads),
  ]
}
