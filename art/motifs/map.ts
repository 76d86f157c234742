import type { Stroke } from '../../src/prints/drawing.ts'
import { alongCurve, bend, pieceOf } from '../curves.ts'
import { distanceOf, ease, isWithin, mix } from '../geometry.ts'
import { printField } from '../lattice.ts'
import type { Field } from '../lattice.ts'
import { dotAt, ring } from '../shapes.ts'
import type { Dot, Frame, Point } from '../types.ts'
import { metros, readOutlines, routes } from './south-africa.ts'
import type { Metro } from './south-africa.ts'

const cities: Metro[] = Object.values(metros)

/** Lengths are in viewBox units. Radii of dots and how they glow are by eye. */

/** The north-western corner of the country, in degrees, and its place in the frame. */
const corner = { longitude: 16.45, latitude: -22.1, x: 318, y: 40 }

/** ViewBox units of a degree of latitude, and what a degree of longitude is of it at the country's middle (cos 29°). */
const degree = 58
const narrowed = 0.875

/** Projects degrees to viewBox units: equirectangular. */
function project([longitude, latitude]: Point): Point {
  return [
    corner.x + (longitude - corner.longitude) * degree * narrowed,
    corner.y + (corner.latitude - latitude) * degree,
  ]
}

/** Radii of a city's two rings. Those of neighbours do not meet. */
const rings = { inner: 21, outer: 34 }

/** Distance of dots from a city's edge, at least: those of an arc, of the border and of the land. */
const roomAroundCity = { arc: 8, border: 7, land: 8 }

/** Distance of dots from those of an arc, at least, and of the land from the border. */
const roomBesideArc = { border: 8, land: 9 }
const roomBesideBorder = 9

/** Distance of a point from the nearest city's edge; negative inside a city. */
function distanceToNode(place: Point): number {
  return Math.min(...cities.map((city) => distanceOf(place, project(city.at)) - rings.outer))
}

/** A border as evenly spaced beads. */
function beads(outline: Point[], gap: number): Point[] {
  const closed = [...outline, ...outline.slice(0, 1)]
  function along(t: number): Point {
    const place = t * (closed.length - 1)
    const [a, b] = [closed[Math.floor(place)]!, closed[Math.ceil(place)]!]
    return [mix(a[0], b[0], place % 1), mix(a[1], b[1], place % 1)]
  }
  return alongCurve(along, () => gap, 40_000).map(({ point }) => point)
}

/** Distance between the dots of an arc, and between those of the border. */
const arcGap = 11
const borderGap = 12

/** The dots of an arc that are clear of the cities, in runs, each with the curve on which it is. */
function arc([from, to, swing]: (typeof routes)[number]): { points: Point[]; path: string }[] {
  const [start, end] = [project(metros[from].at), project(metros[to].at)]
  const part = swing / distanceOf(start, end)
  const pull: Point = [
    (start[0] + end[0]) / 2 - (end[1] - start[1]) * part,
    (start[1] + end[1]) / 2 + (end[0] - start[0]) * part,
  ]
  const runs: ReturnType<typeof alongCurve>[] = [[]]
  for (const dot of alongCurve(bend(start, pull, end), () => arcGap))
    if (distanceToNode(dot.point) > roomAroundCity.arc) runs.at(-1)!.push(dot)
    else runs.push([])
  return runs
    .filter(({ length }) => length > 1)
    .map((run) => {
      const [first, last] = [run[0]!, run.at(-1)!]
      const piece = pieceOf([start, pull, end], first.t, last.t)
      const [a, b, c] = piece.map((place) => place.map(Math.round).join(' '))
      return { points: run.map(({ point }) => point), path: `M${a}Q${b} ${c}` }
    })
}

/** The arcs between the cities, as lines of dots. */
export function mapArcs(): Stroke {
  return [
    5,
    routes
      .flatMap(arc)
      .map(({ path }) => path)
      .join(''),
    arcGap,
  ]
}

function cityLights(city: Metro): Dot[] {
  const place = project(city.at)
  return [
    dotAt(place, 9, 'marigold'),
    ...ring({ centre: place, ringRadius: rings.inner, count: 10, radius: 4.5, colour: 'marigold' }),
    ...ring({ centre: place, ringRadius: rings.outer, count: 18, radius: 3, colour: 'aloe' }),
  ]
}

/** South Africa as a lattice with a beaded border. The metros are nodes with rings, and the land leaves room for the arcs. */
export function map(frame: Frame): Dot[] {
  const outlines = readOutlines().map((outline) => outline.map(project))
  const border = outlines.flatMap((outline) => beads(outline, borderGap))
  const arcs = routes.flatMap(arc).flatMap(({ points }) => points)
  const isClear = (place: Point, points: Point[], gap: number) =>
    points.every((one) => distanceOf(place, one) > gap)
  // Each second place of each second row.
  const land: Field = ({ x, y, column, row }) => {
    if (row % 2 || (column + row) % 4) return undefined
    const place: Point = [x, y]
    const away = distanceToNode(place)
    const isLand = outlines.filter((outline) => isWithin(place, outline)).length % 2 === 1
    const isFree =
      isLand &&
      away >= roomAroundCity.land &&
      isClear(place, border, roomBesideBorder) &&
      isClear(place, arcs, roomBesideArc.land)
    if (!isFree) return undefined
    const glow = ease(75, 0, away)
    return { radius: mix(3.5, 6, glow), colour: glow > 0.35 ? 'lilac' : 'indigo' }
  }
  return [
    ...printField(frame, land),
    ...border
      .filter(
        (point) =>
          distanceToNode(point) > roomAroundCity.border && isClear(point, arcs, roomBesideArc.border),
      )
      .map((point) => dotAt(point, 3.5, 'lilac')),
    ...cities.flatMap(cityLights),
  ]
}
