import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { modules } from '../../content/fitness.ts'
import { Day } from './day.tsx'

test('the numbers of the axis are for the eye; the picture’s name says what they measure', () => {
  render(<Day content={modules} />)
  expect(screen.getByText(modules.scale[0]).closest('[aria-hidden=true]')).not.toBeNull()
  const [first, last] = [modules.scale[0], modules.scale.at(-1)!]
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain(`between ${first} and ${last}`)
})
