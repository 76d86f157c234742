import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as specification from '../../../shared/specification.ts'
import { dotsOnLines } from '../../../tests/support/read-dots.ts'
import { features, protocol } from '../../content/rewards.ts'
import { Steps } from './steps.tsx'

test('behind the steps are one device, all activities and all tiers', () => {
  const { container } = render(<Steps steps={protocol.steps} notes={features} />)
  const dots = Array.from(container.querySelectorAll('svg'), (row) =>
    dotsOnLines(row.querySelectorAll('path'), 1),
  )
  const activities = specification.pointCategories.flatMap((category) => category.activities)
  expect(dots).toEqual([1, activities.length, specification.tiers.length])
  expect(protocol.steps[1].text).toContain(`${activities.length} activities`)
})
