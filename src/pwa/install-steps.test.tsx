import { render, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InstallSteps } from './install-steps.tsx'

test('the steps for iOS are a list in Safari too, which takes the role from a list without numbers', () => {
  render(<InstallSteps onClose={() => {}} />)
  const steps = within(screen.getByRole('dialog')).getByRole('list')
  expect(steps.getAttribute('role')).toBe('list')
})
