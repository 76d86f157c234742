/** A leaf: its lean from upright in degrees, and its length. */
type Leaf = readonly [lean: number, length: number]

/** The rows of leaves, from the ground up; each stands inside the one before. A leaf on the left mirrors it. */
const rows: readonly (readonly Leaf[])[] = [
  [
    [78, 84],
    [65, 100],
  ],
  [
    [47, 122],
    [31, 140],
  ],
  [[14, 156]],
]

/** Path data of the edges of a row of leaves, from the heart of the plant at 0 0. */
export const leafRows: readonly string[] = rows.map((row) =>
  row.flatMap((leaf) => [leafOf(leaf, 1), leafOf(leaf, -1)]).join(''),
)

/** Two edges that meet at the tip, which curls upward. */
function leafOf([lean, length]: Leaf, side: 1 | -1): string {
  const tip = along(lean * 0.84, length)
  const middle = along(lean * 1.1, length * 0.55)
  const across = along(lean + 90, 1)
  const start = along(lean, 7)
  const edges = [-1, 1].map((edge) => {
    const foot = start.map((part, index) => part + across[index]! * edge * 4)
    const bulge = middle.map((part, index) => part + across[index]! * edge * 15)
    const [from, pull, to] = [foot, bulge, tip].map(([x, y]) => `${Math.round(x! * side)} ${Math.round(y!)}`)
    return `M${from}Q${pull} ${to}`
  })
  return edges.join('')
}

/** The place at a distance from the heart. */
function along(lean: number, distance: number): [number, number] {
  const angle = (lean * Math.PI) / 180
  return [Math.sin(angle) * distance, -Math.cos(angle) * distance]
}

/** The three spikes of the flower: place of the foot, and number of rows of florets. */
const spikes = [
  [0, -172, 15],
  [-45, -150, 11],
  [45, -150, 11],
] as const

/** Path data of the stems, and of the florets in chevrons: below, and above toward the tip. */
export const bloom = {
  stems: spikes.map(([x, y]) => `M${x / 8} -8Q${x * 0.85} ${y / 2} ${x} ${y}`).join(''),
  below: spikes.flatMap(([x, y, count]) => chevrons(x, y, 0, Math.ceil(count / 3), count)).join(''),
  above: spikes.flatMap(([x, y, count]) => chevrons(x, y, Math.ceil(count / 3), count, count)).join(''),
}

/** Florets at each side of the stem, at a part of a spike's height; art/motifs/growth.ts draws them too. */
export function floretsPerSide(part: number): number {
  return part < 0.55 ? 2 : part < 0.95 ? 1 : 0
}

function chevrons(x: number, y: number, from: number, to: number, count: number): string[] {
  return Array.from({ length: to - from }, (_, index) => {
    const row = from + index
    const part = row / (count - 1)
    const perSide = floretsPerSide(part)
    const top = y - row * 7
    if (perSide === 0) return `M${x} ${top}h0`
    // From the left end down to the middle and up to the right end, a dash of zero length per floret.
    const [dx, dy] = [7 * perSide, 3 * perSide]
    return `M${x - dx} ${top + dy}l${dx}-${dy} ${dx} ${dy}`
  })
}
