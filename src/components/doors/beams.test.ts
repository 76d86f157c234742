import { expect, test } from 'vitest'
import { beamEnds, lane, lanes, wavesOfDoors } from './beams.ts'

test('the beams stand in the order of the waves and of the doors, so that none crosses another', () => {
  const ends = wavesOfDoors.flatMap((waves) => waves.map((wave) => beamEnds[wave]))
  expect(ends).toHaveLength(beamEnds.length)
  expect(ends).toEqual(beamEnds.toSorted((a, b) => a - b))
})

test('each line turns to its own door, left of those that ended before', () => {
  const found = [0, 1, 2].map((door) =>
    /^M(\d+) -15V(\d+)Q\1 \d+ 100 (\d+)$/.exec(lane(door))!.slice(1).map(Number),
  )
  expect(found.map(([, , end]) => Math.floor((end! / lanes.height) * 3))).toEqual([0, 1, 2])
  expect(found.map(([x]) => x)).toEqual([74, 42, 10])
})
