import { expect, test } from 'vitest'
import { linesOfDots, rings } from './dot-paths.ts'

/** The places of the dots of a path: column and row. */
function dotsIn(data: string): string[] {
  let [x, y] = [0, 0]
  return [...data.matchAll(/([Mm])([-\d.]+) ([\d.]+)h([\d.]+)/g)].flatMap(([, move, right, down, length]) => {
    const from = move === 'M' ? [0, 0] : [x, y]
    const [left, top] = [from[0]! + Number(right), from[1]! + Number(down)]
    ;[x, y] = [left + Number(length), top]
    return Array.from(
      { length: Math.floor(Number(length)) + 1 },
      (_, index) => `${(left + index).toFixed(1)} ${top}`,
    )
  })
}

test.each([
  [1, 1],
  [30, 30],
  [95, 30],
  [1000, 40],
])('%i dots in rows of %i have a place each', (count, perRow) => {
  const dots = dotsIn(linesOfDots(0, count, perRow))
  expect(new Set(dots).size).toBe(count)
  expect(dots.at(-1)).toBe(`${((count - 1) % perRow) + 0.5} ${Math.floor((count - 1) / perRow)}.5`)
})

test('parts of the same dots add up, and do not overlap', () => {
  const parts = [linesOfDots(0, 37, 25), linesOfDots(37, 97, 25)].flatMap(dotsIn)
  expect(parts).toEqual(dotsIn(linesOfDots(0, 97, 25)))
  const open = rings(97, 100, 25).match(/M[\d.]+ [\d.]+/g)
  expect(open).toEqual(['M22.2 3.5', 'M23.2 3.5', 'M24.2 3.5'])
})

test('no dots are no path', () => {
  expect([linesOfDots(5, 5, 10), rings(5, 5, 10)]).toEqual(['', ''])
})
