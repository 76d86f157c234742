import { expect, test } from 'vitest'
import { prices } from '../../shared/specification.ts'
import type { Price } from '../../shared/specification.ts'
import { allTexts } from '../support/all-content.ts'
import type { Text } from '../support/all-content.ts'
import { expectNone } from '../support/differences.ts'

const allPrices: readonly Price[] = Object.values(prices)

/** An amount in a text of the content, such as "R200 per month". */
interface Amount extends Text {
  amount: string
  start: number
}

const texts = allTexts()
const amounts: readonly Amount[] = texts.flatMap(({ field, value }) =>
  Array.from(value.matchAll(/R\d[\d,]*\+?(?: per user)?(?: per month)?/g), ({ 0: amount, index }) => ({
    field,
    value,
    amount,
    start: index,
  })),
)

test('every amount is the specification’s amount for its price', () => {
  const found = amounts.flatMap((amount) => {
    const price = priceOf(amount)
    const { field, value } = amount
    if (!price)
      return [
        `${field}: does not say what ${amount.amount} is for, in "${value}": it has no words of \`prices\` in shared/specification.ts`,
      ]
    return price.amount === amount.amount
      ? []
      : [
          `${field}: shared/specification.ts has ${price.amount}, the site has ${amount.amount}, in "${value}"`,
        ]
  })
  expectNone(found)
})

test.each(Object.entries(prices))('the site states the price of %s', (_name, price) => {
  expect(amounts.some((amount) => priceOf(amount) === price)).toBe(true)
})

/**
 * The price that an amount states. In "R200 per month, a small business about R120" the words nearest to R120 are "about". An amount
 * alone, as in a cell, belongs to the one price whose words are in its field's name or else in its row.
 */
function priceOf(amount: Amount): Price | undefined {
  const [nearest] = allPrices
    .map((price) => ({ price, distance: distanceTo(price, amount) }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance)
  if (nearest) return nearest.price
  const [, row = '', name = ''] = /^(.*)([.[].*)$/.exec(amount.field) ?? []
  const beside = texts.filter(({ field }) => field.startsWith(`${row}.`) || field.startsWith(`${row}[`))
  return onlyPriceIn(name) ?? onlyPriceIn(beside.map(({ value }) => value).join(' ')) ?? onlyPriceIn(row)
}

/** Number of characters between an amount and the words of a price. */
function distanceTo({ words }: Price, { value, amount, start }: Amount): number {
  const distances = Array.from(value.matchAll(words), ({ 0: found, index }) =>
    Math.max(0, index - start - amount.length, start - index - found.length),
  )
  return Math.min(...distances)
}

function onlyPriceIn(text: string): Price | undefined {
  const found = allPrices.filter(({ words }) => text.search(words) !== -1)
  return found.length === 1 ? found[0] : undefined
}
