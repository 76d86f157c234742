import type { ColourName, Dot, Frame } from './types.ts'

/** One place of the lattice. */
interface LatticePlace {
  x: number
  y: number
  /** Half steps from the left edge: even on even rows, odd on odd rows. */
  column: number
  row: number
  /** A number from 0 up to 1, always the same for this place. */
  chance: number
}

/** The result of a field for one place: radius and colour of the dot, or undefined for no dot. */
type Ink = { radius: number; colour: ColourName } | undefined

/** A picture as a function: returns the dot at a place of the lattice. */
export type Field = (place: LatticePlace) => Ink

/** Distance between neighbours on a row. */
export const pitch = 14

/** Distance between rows: the hexagonal 14 × √3 ÷ 2, rounded so that every place is a whole number. */
export const rowHeight = 12

/** A small random source (mulberry32): numbers from 0 up to 1, the same in each drawing. */
function sameChances(): () => number {
  // Any other seed would scatter the colours of `pulse` in another way.
  let state = 4
  return function next() {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Evaluates a field at every place of the frame's hexagonal lattice. Returns the dots, row by row. */
export function printField(frame: Frame, field: Field): Dot[] {
  const nextChance = sameChances()
  const half = pitch / 2
  const dots: Dot[] = []
  for (let row = 0; row * rowHeight <= frame.height; row++) {
    for (let column = row % 2; column * half <= frame.width; column += 2) {
      const place = { x: column * half, y: row * rowHeight }
      const ink = field({ ...place, column, row, chance: nextChance() })
      if (ink) dots.push({ ...place, ...ink })
    }
  }
  return dots
}
