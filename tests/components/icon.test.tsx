import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Icon } from '../../src/components/icon.tsx'

test('an icon decorates, and comes from the sprite', () => {
  const { container } = render(<Icon name="users" />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(container.querySelector('use')?.getAttribute('href')).toMatch(/icons\.svg#users$/)
})
