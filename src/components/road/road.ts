/** Where the road turns: its middle at the left and at the right, in per cent of its strip. */
const turns = [22, 78] as const

/** Distance of the four lines of dots from the middle. */
const lines = { edges: [-12, 12], middle: [-4, 4] } as const

/**
 * Path data of the road in row `index` of the page, in a box of 100 by 100: from one turn at the top to the other
 * at the bottom. Even rows begin at the right.
 */
export function roadFrom(index: number): Record<keyof typeof lines, string> {
  const [from, to] = index % 2 === 0 ? [turns[1], turns[0]] : turns
  const curve = (offset: number) =>
    `M${from + offset} 0C${from + offset} 50 ${to + offset} 50 ${to + offset} 100`
  return { edges: lines.edges.map(curve).join(''), middle: lines.middle.map(curve).join('') }
}
