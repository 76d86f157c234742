import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { week } from '../../content/community.ts'
import { Week } from './week.tsx'

test('days are short for the eye and whole for the ear', () => {
  render(<Week content={week} />)
  expect(screen.getByText('Mon, Wed, Fri 05:30').closest('[aria-hidden=true]')).not.toBeNull()
  expect(screen.getByText('Monday, Wednesday, Friday 05:30').closest('[aria-hidden=true]')).toBeNull()
})
