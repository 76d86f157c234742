import type { Drawing } from '../src/prints/drawing.ts'
import { colours, palette } from '../tokens.ts'
import { toElements, toFile, toSvg } from './svg.ts'
import type { Point } from './types.ts'

/**
 * The K as [column, row], on the hexagonal lattice of the prints turned by 90 degrees. Neighbours are one step
 * apart. The stem has five dots, each arm four. The last dot is marigold: the sun at the end of the upper arm.
 */
const letter = [
  ...[0, 1, 2, 3, 4].map((row) => [0, row] as const),
  ...[1, 2, 3].map((column) => [column, 2 - column / 2] as const),
  ...[1, 2, 3, 4].map((column) => [column, 2 + column / 2] as const),
  [4, 0] as const,
]

/** Distance between columns, in steps. */
const columnStep = Math.sqrt(3) / 2

/** The night background of icons, which is the same on light and dark tabs. */
const night = palette.night.light

/** The dots of the K around a middle, `step` units apart: those in milk, and the sun. */
export function letterAround([x, y]: Point, step: number): { milk: Point[]; sun: Point } {
  const places = letter.map(([column, row]): Point => [
    x + (column - 2) * columnStep * step,
    y + (row - 2) * step,
  ])
  return { milk: places.slice(0, -1), sun: places.at(-1)! }
}

/** The K in the middle of a square of `size` units, its dots `step` units apart. */
function letterDrawing(size: number, step: number): Drawing {
  const { milk, sun } = letterAround([size / 2, size / 2], step)
  const path = (places: readonly Point[]) =>
    places.map((place) => `M${place.map((at) => Number(at.toFixed(2))).join(',')}h0`).join('')
  const width = Number((step * 0.88).toFixed(2))
  return {
    width: size,
    height: size,
    threads: [
      { colour: colours.milk, strokes: [[width, path(milk)]] },
      { colour: colours.marigold, strokes: [[width, path([sun])]] },
    ],
  }
}

/** The mark without a background, as an SVG file. */
export function mark(): string {
  return toSvg(markDrawing())
}

/** The mark in the header. */
export function markDrawing(): Drawing {
  return letterDrawing(32, 6.4)
}

/** The tab icon: the mark on a rounded night background, visible on light and dark tabs. */
export function favicon(): string {
  const ground = `<rect x="-2" y="-2" width="36" height="36" rx="8" fill="${night}"/>`
  return toFile('viewBox="-2 -2 36 36"', ground + toElements({ drawing: markDrawing() }))
}

/**
 * The source of the PNG icons: a full-bleed night background. The mark is within the central four fifths, which
 * icon masks do not cut.
 */
export function icon(): string {
  const ground = `<rect width="512" height="512" fill="${night}"/>`
  const box = 'width="512" height="512" viewBox="0 0 512 512"'
  return toFile(box, ground + toElements({ drawing: letterDrawing(512, 62) }))
}
