import { expect, test } from 'vitest'
import { discs } from '../prints/places/discs.ts'
import { looks } from './looks.ts'

test('the print of /rewards is as wide as its discs, and none of them is cut', () => {
  const [left, top, width, height] = looks['/rewards'].crop.view.split(' ').map(Number)
  const circles = Object.values(discs)
  expect(left).toBe(Math.min(...circles.map(([x, , radius]) => x - radius)))
  expect(left! + width!).toBe(Math.max(...circles.map(([x, , radius]) => x + radius)))
  expect(top).toBeLessThan(Math.min(...circles.map(([, y, radius]) => y - radius)))
  expect(top! + height!).toBeGreaterThan(Math.max(...circles.map(([, y, radius]) => y + radius)))
})
