import { pitch, printField, rowHeight } from '../lattice.ts'
import type { Field } from '../lattice.ts'
import type { Dot, Frame } from '../types.ts'

/** Distance of a place from a centre, in lattice steps. Places at the same distance form a diamond. */
function diamond(column: number, row: number, centreColumn: number, centreRow: number): number {
  return (Math.abs(column - centreColumn) + Math.abs(row - centreRow)) / 2
}

/** One repeat, in half steps and in rows. */
const wide = 48
const high = 28

/**
 * A large diamond is in the middle of a repeat. At both sides are half of a small rosette and quarters of another
 * diamond, which the next repeat completes.
 */
const pattern: Field = ({ column, row }) => {
  if (row === 0 || row === high) return undefined
  if (row === 1 || row === high - 1) return { radius: 4.5, colour: 'lilac' }
  const side = column < wide / 2 ? 0 : wide
  const great = diamond(column, row, wide / 2, high / 2)
  const rosette = diamond(column, row, side, high / 2)
  const half = Math.min(diamond(column, row, side, 0), diamond(column, row, side, high))
  if (great === 0) return { radius: 6, colour: 'marigold' }
  if (great === 1 || great === 3) return { radius: 4.5, colour: great === 1 ? 'marigold' : 'milk' }
  if (great === 6) return { radius: 4.5, colour: 'lilac' }
  if (great === 8) return { radius: 3.5, colour: 'milk' }
  if (rosette <= 1) return { radius: rosette === 0 ? 6 : 4.5, colour: rosette === 0 ? 'coral' : 'milk' }
  if (rosette === 2) return undefined
  if (half <= 2) return { radius: 4.5, colour: 'marigold' }
  if (half === 4) return { radius: 4.5, colour: 'milk' }
  if (half === 6) return { radius: 3.5, colour: 'lilac' }
  return { radius: 1.5, colour: great < 8 ? 'lilac' : 'indigo' }
}

/** Units of the frame from dot to dot and from row to row. */
const [stepAcross, stepDown] = [16, 14]

/** The frame of one repeat, in viewBox units. */
export const weaveFrame: Frame = { width: (wide / 2) * stepAcross, height: high * stepDown, bleed: true }

/** A shweshwe border between two beaded edges. It tiles horizontally without a seam. */
export function weave(): Dot[] {
  const lattice: Frame = { width: (wide / 2) * pitch, height: high * rowHeight, bleed: true }
  return printField(lattice, pattern).map((dot) => ({
    ...dot,
    x: (dot.x / pitch) * stepAcross,
    y: (dot.y / rowHeight) * stepDown,
  }))
}
