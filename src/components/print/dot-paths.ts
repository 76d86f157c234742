/**
 * Path data of the dots from one index up to another, in rows: a line of zero-length dashes for each row, one
 * dash per unit. Each line ends slightly after its last dot. Moves are relative, so that equal rows have equal data,
 * which compresses best.
 */
export function linesOfDots(from: number, to: number, perRow: number): string {
  let data = ''
  let back = ''
  for (let start = from; start < to;) {
    const row = Math.floor(start / perRow)
    const end = Math.min(to, (row + 1) * perRow)
    const move = start === from ? `M${start - row * perRow}.5 ${row}.5` : `m-${back} 1`
    data += `${move}h${end - start - 1 || ''}.1`
    back = `${end - row * perRow - 1 || ''}.1`
    start = end
  }
  return data
}

/** The radius of the middle of a ring's line, in distances from dot to dot. A ring is as large as a dot. */
const ringRadius = 0.3

/** Path data of rings in the places of the dots from one index up to another. */
export function rings(from: number, to: number, perRow: number): string {
  return Array.from({ length: to - from }, (_, index) => {
    const column = (from + index) % perRow
    const row = Math.floor((from + index) / perRow)
    return ringFrom(column + 0.5 - ringRadius, row + 0.5, ringRadius)
  }).join('')
}

/** Path data of a ring from its left edge. */
export function ringFrom(left: number, y: number, radius: number): string {
  const arc = `a${radius} ${radius} 0 1 0 `
  return `M${left} ${y}${arc}${2 * radius} 0${arc}${-2 * radius} 0`
}
