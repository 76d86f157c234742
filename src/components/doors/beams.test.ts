import { expect, test } from 'vitest'
import { beamEnds } from '../../prints/places/mast.ts'
import { wavesOfDoors } from './beams.ts'

test('the beams stand in the order of the waves and of the doors, so that none crosses another', () => {
  const ends = wavesOfDoors.flatMap((waves) => waves.map((wave) => beamEnds[wave]))
  expect(ends).toHaveLength(beamEnds.length)
  expect(ends).toEqual(beamEnds.toSorted((a, b) => a - b))
})
