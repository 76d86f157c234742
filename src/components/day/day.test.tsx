import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { access, modules } from '../../content/fitness.ts'
import { AccessTable } from './access-table.tsx'
import { Day } from './day.tsx'

test('the numbers of the axis are for the eye; the picture’s name says what they measure', () => {
  render(<Day content={modules} />)
  expect(screen.getByText(modules.scale[0]).closest('[aria-hidden=true]')).not.toBeNull()
  const [first, last] = [modules.scale[0], modules.scale.at(-1)!]
  expect(screen.getByRole('img').getAttribute('aria-label')).toContain(`between ${first} and ${last}`)
})

test('the drawing of every reading has a whole dot in each hour', () => {
  const { container } = render(<AccessTable section="access" rows={access.rows} />)
  const drawing = container.querySelector('svg')!
  const [, , , height] = drawing.getAttribute('viewBox')!.split(' ').map(Number)
  const dots = [...drawing.innerHTML.matchAll(/M(\d+)\.5 ([\d.-]+)h0/g)].map(([, hour, y]) =>
    [hour, y].map(Number),
  )
  expect(dots.map(([hour]) => hour)).toEqual(Array.from({ length: 24 }, (_, hour) => hour))
  // Half of the sheet's stroke.
  expect(dots.filter(([, y]) => y! < 0.35 || y! > height! - 0.35)).toEqual([])
})
