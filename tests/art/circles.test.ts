import { expect, test } from 'vitest'
import { draw } from '../../art/catalogue.ts'
import { freePlace } from '../../src/prints/places/circles.ts'
import { round } from '../../src/prints/places/frames.ts'
import { colours } from '../../tokens.ts'
import { readDots } from '../support/read-dots.ts'

const circles = draw('circles')

/** The dots of some colours. */
function dotsIn(...names: (keyof typeof colours)[]) {
  const threads = circles.threads.filter(({ colour }) => names.some((name) => colours[name] === colour))
  return readDots({ ...circles, threads })
}

test('everybody in the gathering has a head and two hands, and one of them, who has gone quiet, is lit', () => {
  const count = (size: number, ...names: (keyof typeof colours)[]) =>
    dotsIn(...names).filter(({ radius }) => radius === size).length
  const people = count(11, 'milk')
  expect(people).toBeGreaterThan(50)
  const shouldersOfOne = 2
  expect(count(15, 'marigold')).toBe(shouldersOfOne)
  expect(count(15, 'protea', 'coral', 'sky')).toBe(2 * people - shouldersOfOne)
  const handsOfOne = 2
  expect(count(8, 'protea', 'coral', 'sky')).toBe(2 * people - handsOfOne)
})

test('the free place of the closing band is one person’s, in the outermost circle', () => {
  const heads = dotsIn('milk')
  const near = heads.filter(({ x, y }) => Math.hypot(x - freePlace.cx, y - freePlace.cy) < 2)
  expect(near).toHaveLength(1)
  const fromCentre = (x: number, y: number) => Math.hypot(x - round[0], y - round[1])
  const farthest = Math.max(...heads.map(({ x, y }) => fromCentre(x, y)))
  expect(fromCentre(freePlace.cx, freePlace.cy)).toBeCloseTo(farthest, -1)
})
