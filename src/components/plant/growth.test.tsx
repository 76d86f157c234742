import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { hiring } from '../../content/careers.ts'
import { growthSteps } from '../../prints/growth-steps.ts'
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
