import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { operations } from '../../content/contact.ts'
import { Section } from '../section/section.tsx'
import { FactTable } from './fact-table.tsx'

test('a table has the name of the heading above it, and does not say it again', () => {
  render(
    <Section heading={operations} id="operations">
      <FactTable section="operations" rows={operations.rows} />
    </Section>,
  )
  const table = screen.getByRole('table', { name: operations.title })
  expect(table.querySelector('caption')).toBeNull()
  expect(screen.getAllByText(operations.title)).toEqual([screen.getByRole('heading', { level: 2 })])
})
