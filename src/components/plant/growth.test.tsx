import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hiring } from '../../content/careers.ts'
import { growthSteps } from '../../prints/growth-steps.ts'
import { dotGap, plantHeights } from '../../prints/places/growth.ts'
import { Growth } from './growth.tsx'

test('each step adds a row of leaves, and only the last is in bloom', () => {
  render(<Growth steps={hiring.steps} />)
  const plants = [...document.querySelectorAll('li > svg')]
  const [rows, blooms] = ['[data-row]', '[data-bloom]'].map((part) =>
    plants.map((plant) => plant.querySelectorAll(part).length),
  )
  expect(rows).toEqual([1, 2, 3, 3])
  expect(blooms).toEqual([0, 0, 0, 1])
  expect(hiring.steps).toHaveLength(growthSteps.leafRows.length + 1)
})

test('each picture has room for its plant, and not much more', () => {
  const { leafRows, bloom } = growthSteps
  // A leaf and a row of florets begin at their highest point.
  const heightOf = (path: string) =>
    Math.max(...Array.from(path.matchAll(/M\S+ (-?\d+)/g), ([, y]) => -Number(y)))
  const plants = [...leafRows.map(({ edges }) => edges), bloom.above].map(heightOf)
  expect(plants).toHaveLength(plantHeights.length)
  for (const [step, height] of plants.entries()) {
    expect(plantHeights[step], `step ${step + 1}`).toBeGreaterThan(height + dotGap)
    expect(plantHeights[step], `step ${step + 1}`).toBeLessThan(height + 8 * dotGap)
  }
})
