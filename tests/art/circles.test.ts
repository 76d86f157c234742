import { expect, test } from 'vitest'
import { draw } from '../../art/catalogue.ts'
import { colours } from '../../tokens.ts'
import { readDots } from '../support/read-dots.ts'

test('everybody in the gathering has a head and two hands, and one of them has gone quiet', () => {
  const circles = draw('circles')
  const count = (size: number, ...names: (keyof typeof colours)[]) => {
    const threads = circles.threads.filter(({ colour }) => names.some((name) => colours[name] === colour))
    return readDots({ ...circles, threads }).filter(({ radius }) => radius === size).length
  }
  expect(count(11, 'lilac')).toBe(1)
  expect(count(11, 'lilac', 'milk')).toBeGreaterThan(50)
  expect(count(8, 'protea', 'coral', 'sky', 'indigo')).toBe(2 * count(11, 'lilac', 'milk'))
})
