import { expect, test } from 'vitest'
import { draw } from '../../../art/catalogue.ts'
import { readDots } from '../../../tests/support/read-dots.ts'
import { beamEnds, mastX } from '../../prints/places/mast.ts'
import { wavesOfDoors } from './beams.ts'

test('the beams stand in the order of the waves and of the doors, so that none crosses another', () => {
  const ends = wavesOfDoors.flatMap((waves) => waves.map((wave) => beamEnds[wave]))
  expect(ends).toHaveLength(beamEnds.length)
  expect(ends).toEqual(beamEnds.toSorted((a, b) => a - b))
})

test('the waves of a door have one colour in the hero, and those of each door another', () => {
  const { threads, ...frame } = draw('signal')
  const lowest = threads.flatMap((thread) =>
    readDots({ ...frame, threads: [thread] }).map((dot) => ({ ...dot, colour: thread.colour })),
  )
  const foot = Math.max(...lowest.map(({ y }) => y))
  const colourAt = (x: number) => lowest.find((dot) => dot.y === foot && Math.abs(dot.x - x) < 1)?.colour
  const colours = wavesOfDoors.map((waves) => waves.map((wave) => colourAt(mastX + beamEnds[wave])))
  expect(colours.flat()).not.toContain(undefined)
  expect(colours.map((ofDoor) => new Set(ofDoor).size)).toEqual([1, 1, 1])
  expect(new Set(colours.flat()).size).toBe(colours.length)
})
