import { expect, test } from 'vitest'
import { arc, frame, lane, lanes } from './beams.ts'

test('each arc ends above its own door, and encloses those of the doors nearer to the mast', () => {
  const arcs = [0, 1, 2].flatMap((door) =>
    ([1, 0, -1] as const).map((line) => {
      const [, x, y, across, up] = /^M(\S+) (\S+)A(\S+) (\S+) 0 0 1 /.exec(arc(door, line))!.map(Number)
      expect([y, Math.floor(x! / 400)]).toEqual([frame.height, door])
      return { across: across!, up: up! }
    }),
  )
  for (const [index, { across, up }] of arcs.slice(1).entries()) {
    expect(across).toBeLessThan(arcs[index]!.across)
    expect(up).toBeLessThan(arcs[index]!.up)
  }
  expect(arcs[0]!.up).toBeLessThan(frame.height)
})

test('each line turns to its own door, left of those that ended before', () => {
  const found = [0, 1, 2].map((door) =>
    /^M(\d+) -5V(\d+)Q\1 \d+ 100 (\d+)$/.exec(lane(door))!.slice(1).map(Number),
  )
  expect(found.map(([, , end]) => Math.floor((end! / lanes.height) * 3))).toEqual([0, 1, 2])
  expect(found.map(([x]) => x)).toEqual([74, 42, 10])
})
