/** Where the road turns: its middle at the left and at the right, in per cent of its strip. */
const turns = [22, 78] as const

/** Distance of the four lines of dots from the middle. */
const lines = { edges: [-12, 12], middle: [-4, 4] } as const

/**
 * Path data of the road from milestone `index`, in a box of 100 by 100: from one turn at the top to the other at the
 * bottom, or straight down. Even milestones are at the left.
 */
export function roadFrom(index: number, isStraight = false): Record<keyof typeof lines, string> {
  const from = turns[index % 2 === 0 ? 0 : 1]
  const to = isStraight ? from : turns[index % 2 === 0 ? 1 : 0]
  const curve = (offset: number) =>
    `M${from + offset} 0C${from + offset} 50 ${to + offset} 50 ${to + offset} 100`
  return { edges: lines.edges.map(curve).join(''), middle: lines.middle.map(curve).join('') }
}

/**
 * Path data of the road on a phone, in a box of 100 by 100: from the hero's road, at the right, to the first turn. Its
 * lines keep their distance where it runs to the left.
 */
export function approach(): Record<keyof typeof lines, string> {
  const curve = (offset: number) =>
    `M${390 + offset} 0C${390 + offset} ${40 + offset * 1.5} ${turns[0] + offset} ${offset * 1.5 - 5} ${turns[0] + offset} 100`
  return { edges: lines.edges.map(curve).join(''), middle: lines.middle.map(curve).join('') }
}
