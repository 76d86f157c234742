/** Where the road turns, left and right of the middle of its strip, in per cent of its strip from there. */
const turns = [-38, 38] as const

/**
 * Distance of the road's four lines from its middle, in per cent of its strip; road-lines.module.css has them as parts of it.
 * The two in the middle are thinner.
 */
export const offsets = [-12, -4, 4, 12] as const

type Part =
  /** From a milestone to the next one, at the other side. */
  | 'turn'
  /** From the last milestone to a heading. It is drawn from its lower end, so that its dots continue there. */
  | 'last'
  /** Straight down. */
  | 'straight'

/**
 * Path data of the road from milestone `index`, in a box of 100 by 100 whose middle is 0. Even milestones are at the left.
 */
export function roadFrom(index: number, part: Part): Record<'edges' | 'middle', string> {
  const side = index % 2 === 0 ? 1 : -1
  const [from, to] = side > 0 ? turns : [turns[1], turns[0]]
  const curve = (offset: number) => {
    const [start, end] = [from + offset, to + offset]
    if (part === 'straight') return `M${start} 0V100`
    // The line at the outside of a bend turns later.
    const late = side * offset * 0.8
    if (part === 'last') return `M${end} 100C${end} ${60 - late} ${start} ${40 - late} ${start} 0`
    return `M${start} 0C${start} ${40 - late} ${end} ${60 - late} ${end} 100`
  }
  const [first, second, third, last] = offsets
  return { edges: curve(first) + curve(last), middle: curve(second) + curve(third) }
}
