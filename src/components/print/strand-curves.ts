/** Path data of strands, in a box of 100 by 100 from the print at the upper right to a place at the lower left. */

/** How far down a strand leaves the print, and how far down it turns to its place, in per cent of its height. */
export type Pulls = readonly [upper: number, lower: number]

/** A strand whose dots are counted from the print: the first is right below the print's last one. */
export function fromPrint([upper, lower]: Pulls): string {
  return `M100 0C100 ${upper} 0 ${lower} 0 100`
}

interface Bend {
  /** How far to the left the print leads it, in per cent of its width at its first turn; without it, straight down. */
  lean?: number
  /** How far to the left it begins, in per cent of its width: where the print leads it to, below the print's last dot. */
  start?: number
  /** How far down it ends, in per cent of its height: from there it goes straight down. */
  end?: number
}

/** A strand whose dots are counted from the place: the first is there. */
export function fromPlace([upper, lower]: Pulls, { lean = 0, start = 0, end = 100 }: Bend = {}): string {
  const down = end < 100 ? `V${end}` : ''
  return `M0 100${down}C0 ${(lower * end) / 100} ${100 - lean} ${(upper * end) / 100} ${100 - start} 0`
}
