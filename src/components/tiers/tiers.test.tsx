import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { tiers } from '../../content/rewards.ts'
import { pointsPerRungDot } from '../../points-per-dot.ts'
import { discs } from '../../prints/places/discs.ts'
import { boxAround } from '../print/box-around.ts'
import { Tiers } from './tiers.tsx'

test('each tier has its points, its highest discount and a rung to scale', () => {
  render(<Tiers content={tiers} medals={discs} />)
  const found = screen.getAllByRole('heading', { level: 3 }).map((name) => {
    const [points, discount] = name.closest('li')!.querySelectorAll('p')
    return [name, points, discount].map((element) => element!.textContent)
  })
  const { Bronze, Silver, Gold, Platinum } = discs
  const boxes = Array.from(document.querySelectorAll('li > svg'), (drawing) =>
    drawing.getAttribute('viewBox'),
  )
  const rungs = ['0 0 25 1', '0 0 25 1', '0 0 30 1'] as const
  const medals = [Bronze, Silver, Gold, Platinum].map(boxAround)
  const widths = Array.from(document.querySelectorAll('li > svg[width]'), (rung) =>
    rung.getAttribute('width'),
  )
  expect(widths).toEqual(['83.33%', '83.33%', '100%'])
  expect(boxes).toEqual([rungs[0], medals[0], rungs[1], medals[1], rungs[2], ...medals.slice(2)])
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
