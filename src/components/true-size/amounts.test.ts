import { expect, test } from 'vitest'
import { trueSize } from '../../content/landing.ts'
import { amountOf } from './amounts.ts'

test('every figure is drawn at its size', () => {
  const drawn = trueSize.figures.map(({ value, number, drawnAs }) => [value, amountOf(number, drawnAs)])
  expect(drawn).toEqual([
    ['500+', { count: 500 }],
    ['200+', { count: 200 }],
    ['99.7%', { count: 1000, open: 3 }],
    ['100ms', { count: 50, lit: 5 }],
    ['50,000+', { count: 50 }],
  ])
})
