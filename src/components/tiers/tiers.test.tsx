import { readFileSync } from 'node:fs'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tierFigures } from '../../content/figures.ts'
import { tiers } from '../../content/rewards.ts'
import { pointsPerRungDot } from './rung.tsx'
import { Tiers } from './tiers.tsx'

test('each tier has its points, its highest discount and a rung to scale', () => {
  render(<Tiers content={tiers} />)
  const found = screen.getAllByRole('heading', { level: 3 }).map((name) => {
    const [points, discount] = name.closest('li')!.querySelectorAll('p')
    return [name, points, discount].map((element) => element!.textContent)
  })
  const rungs = screen.getAllByRole('listitem').map((tier) => tier.querySelector('svg')!)
  const scales = rungs.map((rung) => rung.getAttribute('viewBox'))
  expect(scales).toEqual(['0 0 250 10', '0 0 250 10', '0 0 300 10', '748 34 364 364'])
  expect(found).toEqual([
    ['Bronze', '0–2,499 points', 'up to 15%'],
    ['Silver', '2,500–4,999 points', 'up to 20%'],
    ['Gold', '5,000–7,999 points', 'up to 25%'],
    ['Platinum', '8,000+ points', 'up to 30%'],
  ])
})

test('the legend of the ladder says what a dot is worth', () => {
  expect([pointsPerRungDot, tiers.legend]).toEqual([100, expect.stringContaining('a hundred points')])
})

test('the styles have the discounts, and columns as wide as the tiers: a hundred points are 1fr', () => {
  const [style, ladder] = ['tiers.module.css', '../planner/plan-ladder.module.css'].map((sheet) =>
    readFileSync(new URL(sheet, import.meta.url), 'utf8'),
  )
  const [bronze, silver, gold, platinum] = Object.values(tierFigures).map((tier) => ({
    discount: tier.partnerDiscountUpToPercent,
    width: 'pointsTo' in tier ? (tier.pointsTo + 1 - tier.pointsFrom) / 100 : undefined,
  }))
  const discounts = Array.from(style!.matchAll(/--discount: (\d+);/g), ([, percent]) => Number(percent))
  expect(discounts).toEqual([platinum, bronze, silver, gold].map((tier) => tier!.discount))
  for (const sheet of [style!, ladder!]) {
    const [, columns = ''] = /grid-template-columns: (.*fr.*fr.*);/.exec(sheet)!
    const widths = Array.from(columns.matchAll(/(\d+)fr/g), ([, width]) => Number(width))
    expect(widths.slice(0, 3)).toEqual([bronze, silver, gold].map((tier) => tier!.width))
  }
})
