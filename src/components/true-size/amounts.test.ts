import { expect, test } from 'vitest'
import { trueSize } from '../../content/landing.ts'
import { amountOf } from './amounts.ts'

test.each([
  ['each', 500, { count: 500 }],
  ['share', 99.7, { count: 1000, open: 3 }],
  ['second', 100, { count: 100, lit: 10 }],
  ['disc', 50_000, { count: 50 }],
] as const)('drawn as %s, %d has its number of dots', (drawnAs, number, amount) => {
  expect(amountOf(number, drawnAs)).toEqual(amount)
})

const inWords = 'none one two three four five six seven eight nine ten eleven twelve'.split(' ')

const parts: Readonly<Record<number, string>> = { 2: 'half', 4: 'a quarter', 5: 'a fifth', 10: 'a tenth' }

test.each(trueSize.figures)('the words beside $value say its size, and how to read its dots', (figure) => {
  const { count, open = 0, lit = 0 } = amountOf(figure.number, figure.drawnAs)
  const legends = {
    each: 'one dot each',
    share: inWords[open],
    second: `${inWords[lit]} of a second’s hundred`,
    disc: 'each disc is 1,000',
  }
  const words = legends[figure.drawnAs]
  const advice = `trueSize in src/content/landing.ts: the legend of ${figure.value} has to say "${words}"`
  expect(figure.legend.toLowerCase(), advice).toContain(words)
  if (figure.drawnAs === 'second')
    expect(figure.label).toContain(`less than ${parts[count / lit]} of a second`)
})
