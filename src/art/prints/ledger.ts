import type { ColourKey } from '../colours.ts'
import type { Dot } from '../dots.ts'
import { dotAt, ease, ring } from '../shapes.ts'

/** Beads counted to the left of each rod, of the twelve that it carries. */
const counts = [4, 7, 5, 9, 2, 6, 8, 4, 7, 3, 8, 5, 6]
const beadsOnRod = 12
const beadGap = 46
const firstBead = 420

/** A bead is a rosette of seven dots. */
function bead(x: number, y: number, scale: number, colour: ColourKey): Dot[] {
  return [dotAt([x, y], 5 * scale, colour), ...ring([x, y], 15 * scale, 6, 6 * scale, colour)]
}

/** One rod: counted beads at the left, the last of them marigold; the rest wait at the right, off the edge. */
function rod(counted: number, row: number): Dot[] {
  const y = 78 + row * 62
  const scale = 1 - 0.014 * (row - 6) ** 2
  const dots: Dot[] = []
  for (let index = 0; index < beadsOnRod; index++) {
    const isCounted = index < counted
    const x = firstBead + index * beadGap + (isCounted ? 0 : 352)
    const colour = index === counted - 1 ? 'marigold' : isCounted ? 'milk' : row % 2 ? 'lilac' : 'indigo'
    dots.push(...bead(x, y, scale, colour))
  }
  const start = firstBead + (counted - 0.3) * beadGap
  for (let x = 200; x < firstBead - 24; x += 14)
    dots.push(dotAt([x, y], 3 * scale * ease(190, 400, x), 'indigo'))
  for (let x = start; x < start + 338; x += 14) dots.push(dotAt([x, y], 3 * scale, 'indigo'))
  return dots
}

/** Rows of beads on rods, some counted and some still to count. */
export function ledger(): Dot[] {
  return counts.flatMap(rod)
}
