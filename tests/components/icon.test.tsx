import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Icon } from '../../src/components/icon/icon.tsx'
import { iconNames } from '../../src/content/icons.ts'

test('an icon decorates, and holds its drawing', () => {
  const { container } = render(<Icon name="users" />)
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true')
  expect(container.querySelectorAll('svg path').length).toBeGreaterThan(1)
})

test.each(iconNames)('%s asks for no file', (name) => {
  const { container } = render(<Icon name={name} />)
  expect(container.querySelector('svg')?.childElementCount).toBeGreaterThan(0)
  expect(container.querySelector('use')).toBeNull()
})
