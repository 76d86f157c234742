/** The six leaves of an aloe seen from above, and the place of each in its frame. */

const reach = 100

/** The `viewBox`: a square around the heart of the plant. */
export const frame = `${-reach} ${-reach} ${2 * reach} ${2 * reach}`

/** Angle of each leaf in degrees, clockwise from the top: down the left side, then down the right one. */
const angles = [-45, -90, -135, 45, 90, 135]

/** Path data of each leaf: two edges that meet at the tip. */
export const leaves: readonly string[] = angles.map(leafAt)

function leafAt(angle: number): string {
  const turn = (angle * Math.PI) / 180
  const [x, y] = [Math.sin(turn), -Math.cos(turn)]
  const at = (along: number, across: number) =>
    `${Math.round(x * along - y * across)} ${Math.round(y * along + x * across)}`
  return [-1, 1].map((side) => `M${at(16, side * 7)}Q${at(40, side * 30)} ${at(reach - 6, 0)}`).join('')
}
