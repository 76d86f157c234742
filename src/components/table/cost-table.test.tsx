import { expect, test } from 'vitest'
import { dotsOnLines } from '../../../tests/support/read-dots.ts'
import { renderInSite } from '../../../tests/support/render-in-site.tsx'
import { costs } from '../../content/costs.ts'
import {
  citizenSubscriptionRandPerMonth,
  extraUserRandPerMonth,
  fitnessNormallyRandPerMonth,
  priceInWords,
  smeOnboardingRandPerMonth,
} from '../../content/figures.ts'
import { notSettledList } from '../../content/rewards.ts'
import { CostTable, randPerDot } from './cost-table.tsx'

test('a price has as many dots as its rand, with those of the normal price; an amount that is not settled has none', async () => {
  const table = <CostTable content={costs} section="costs" notSettledList={notSettledList} />
  const { container } = await renderInSite(table)
  const drawings = [...container.querySelectorAll('td > svg')]
  const rand = drawings.map((dots) => dotsOnLines(dots.querySelectorAll('path'), 1) * randPerDot)
  expect(rand).toEqual([
    citizenSubscriptionRandPerMonth,
    extraUserRandPerMonth,
    fitnessNormallyRandPerMonth,
    smeOnboardingRandPerMonth,
  ])
  for (const { price } of costs.rows) expect(container.textContent).toContain(priceInWords(price))
  expect([randPerDot, costs.dots]).toEqual([10, expect.stringContaining('ten rand')])
})
