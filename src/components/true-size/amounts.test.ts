import { expect, test } from 'vitest'
import { trueSize } from '../../content/landing.ts'
import { amountOf } from './amounts.ts'

test('every figure is drawn at its size', () => {
  const drawn = trueSize.figures.map(({ value, number, drawnAs, label }) => [
    value,
    amountOf(number, drawnAs),
    label,
  ])
  const any: unknown = expect.any(String)
  const containing = (words: string): unknown => expect.stringContaining(words)
  expect(drawn).toEqual([
    ['500+', { count: 500 }, any],
    ['200+', { count: 200 }, any],
    ['99.7%', { count: 1000, open: 3 }, containing('three')],
    ['100ms', { count: 100, lit: 10 }, containing('tenth of a second')],
    ['50,000+', { count: 50 }, containing('each disc stands for 1,000')],
  ])
})
