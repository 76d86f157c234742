import { frame } from '../../prints/places/frames.ts'
import { roadEnds, roadGap, roadOverlap } from '../../prints/places/road.ts'

/** Where the road turns, left and right of the middle of its strip, in per cent of its strip from there. */
const turns = { left: -38, right: 38 } as const

/** Distance of the road's four lines from its middle, in per cent of its strip. The two in the middle are thinner. */
export const offsets = [-12, -4, 4, 12] as const

/** What the sheets of this folder have of the road, as `theme('road.NAME')` (measures.ts). */
export function roadMeasures(): Record<string, string> {
  const [first, , , last] = roadEnds
  const share = (last - first) / (offsets[3] - offsets[0])
  return {
    // Where the road leaves the hero, right of the middle of the print, and as how much of its strip: in units of the print.
    middle: ((first + last) / 2 - frame.width / 2).toFixed(1),
    strip: (share * 100).toFixed(),
    // From dot to dot, and from the foot of the hero up to where the lines begin, in units of the print too.
    gap: String(roadGap),
    overlap: String(roadOverlap),
    // The width of dots, as a part of the distance: of the lines at the edges, and of those in the middle.
    'edge-dot': '0.6',
    'middle-dot': '0.45',
    // Its turns and its lines, as parts of its strip: from the left edge, and from the middle.
    'left-turn': String((50 + turns.left) / 100),
    'right-turn': String((50 + turns.right) / 100),
    ...Object.fromEntries(offsets.map((offset, line) => [`line-${line}`, String(offset / 100)])),
  }
}

/** A part of the road: what one row draws, from a turn to a turn. */
export interface Part {
  from: keyof typeof turns
  to: keyof typeof turns
  /** Whether its dots are counted from its lower end, because they continue there. */
  isFromBelow?: boolean
}

/** Milestones below one heading. */
export interface Stretch {
  title: string
  lead?: string
  milestones: readonly { name: string; text: string }[]
}

/**
 * The stretches with the part of the road below each milestone. The first stretch winds from turn to turn, and goes to the next
 * heading at the left. The others are straight.
 */
export function layOut(stretches: readonly Stretch[]) {
  return stretches.map(({ milestones, ...heading }, stretch) => {
    const sideOf = (index: number) => (stretch === 0 && index % 2 === 1 ? 'right' : 'left')
    return {
      ...heading,
      isStraight: stretch > 0,
      milestones: milestones.map((milestone, index) => {
        const isLast = index === milestones.length - 1
        const part: Part = {
          from: sideOf(index),
          to: isLast ? 'left' : sideOf(index + 1),
          isFromBelow: isLast,
        }
        return { ...milestone, part }
      }),
    }
  })
}

/** Path data of a part of the road, in a box of 100 by 100 whose middle is 0. */
export function roadOf({ from, to, isFromBelow }: Part): Record<'edges' | 'middle', string> {
  const curve = (offset: number) => {
    const [start, end] = [turns[from] + offset, turns[to] + offset]
    if (start === end) return isFromBelow ? `M${start} 100V0` : `M${start} 0V100`
    // A line turns around the middle of its height; at the outside of a bend it turns later.
    const late = Math.sign(end - start) * offset * 0.8
    const [upper, lower] = [40 - late, 60 - late]
    if (isFromBelow) return `M${end} 100C${end} ${lower} ${start} ${upper} ${start} 0`
    return `M${start} 0C${start} ${upper} ${end} ${lower} ${end} 100`
  }
  const [first, second, third, last] = offsets
  return { edges: curve(first) + curve(last), middle: curve(second) + curve(third) }
}
