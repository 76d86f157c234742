import type { Thread } from '../../src/components/print/drawing.ts'
import type { Dot, Point } from '../dot.ts'
import { randomFrom } from '../dots.ts'
import { distanceOf, dotAt, mix, ring } from '../shapes.ts'

/** The gutter between the pages, and how far the pages reach to either side of it. */
const gutter = 775
const reach = 384
const beadGap = 13

/** Where the pages begin and end, at the gutter. */
const topEdge = 180
const bottomEdge = 762

/** The height of a line of the open book at x: each page rises from the gutter and falls again towards its edge. */
function lineAt(x: number, y: number): number {
  const part = Math.abs(x - gutter) / reach
  return y - 92 * Math.sin(part ** 0.62 * Math.PI) * (1 - 0.35 * part) + 26 * part
}

/** Places along a page from `from` to `to` beads away from the gutter, towards `side`. */
function along(side: number, from: number, to: number): number[] {
  return Array.from(
    { length: Math.max(0, to - from) },
    (_, index) => gutter + side * (from + index) * beadGap,
  )
}

/** A page: ruled lines of words, which are runs of beads; on the right-hand page each line ends in an amount. */
function page(side: number, random: () => number): Dot[] {
  const dots: Dot[] = []
  for (let row = 0; row < 18; row++) {
    const isHeading = row % 6 === 0
    const y = topEdge + 46 + row * 30
    const end = isHeading ? 13 : row % 6 === 5 ? 14 : 26
    let untilGap = 3 + Math.floor(random() * 5)
    for (const [index, x] of along(side, 2, 28).entries()) {
      dots.push(dotAt([x, lineAt(x, y + 15)], 1.5, 'indigo'))
      const isAmount = side > 0 && !isHeading && index > 21
      const isSpace = untilGap-- === 0
      if (isSpace) untilGap = 2 + Math.floor(random() * 5)
      const place = side > 0 ? index : 25 - index
      if (!isAmount && (isSpace || place > end)) continue
      const colour: Thread = isHeading || isAmount ? 'marigold' : 'milk'
      dots.push(dotAt([x, lineAt(x, y)], isHeading ? 6 : 4.5, colour))
    }
  }
  return dots
}

/** The edges of the pages that lie below, and the cover. */
function block(): Dot[] {
  const dots: Dot[] = []
  for (let x = gutter - reach; x <= gutter + reach + 1; x += reach / 29) {
    for (let leaf = 0; leaf < 7; leaf++) {
      dots.push(
        dotAt(
          [x, lineAt(x, bottomEdge + leaf * 13)],
          mix(4.5, 2.5, leaf / 6),
          leaf === 0 ? 'lilac' : 'indigo',
        ),
      )
    }
    dots.push(dotAt([x, lineAt(x, topEdge)], 4.5, 'lilac'))
  }
  for (const side of [-1, 1]) {
    const x = gutter + side * reach
    for (let y = topEdge; y < bottomEdge; y += beadGap) dots.push(dotAt([x, lineAt(x, y)], 4.5, 'lilac'))
    for (let y = topEdge + beadGap; y < bottomEdge; y += beadGap)
      dots.push(dotAt([gutter + side * 9, lineAt(gutter, y)], 2.5, 'indigo'))
  }
  return dots
}

/** Where the seal is set: at the foot of the right-hand page. */
const sealCentre: Point = [1052, 748]

function seal(): Dot[] {
  return [
    dotAt(sealCentre, 8, 'milk'),
    ...ring(sealCentre, 22, 8, 4.5, 'coral'),
    ...ring(sealCentre, 41, 16, 6, 'coral'),
    ...ring(sealCentre, 60, 24, 3.5, 'marigold'),
    ...ring(sealCentre, 80, 24, 8, 'coral'),
  ]
}

/** An open book of accounts whose lines are beads, with a seal on it. */
export function ledger(): Dot[] {
  const random = randomFrom(11)
  const book = [...page(-1, random), ...page(1, random), ...block()]
  return [...book.filter(({ x, y }) => distanceOf([x, y], sealCentre) > 98), ...seal()]
}
