import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { IconName } from '../../content/icons.ts'
import { glyphs, outlines } from '../../prints/icons.ts'
import { Icon } from './icon.tsx'

function shapesOf(name: IconName) {
  const { container } = render(<Icon name={name} />)
  const svg = container.querySelector('svg')!
  expect(svg.getAttribute('aria-hidden'), name).toBe('true')
  return Array.from(svg.children, (shape) => [
    shape.localName,
    Object.fromEntries(Array.from(shape.attributes, (attribute) => [attribute.name, attribute.value])),
  ])
}

test.each(Object.entries(glyphs))('%s decorates, and carries its beads', (name, path) => {
  expect(shapesOf(name as IconName)).toEqual([['path', { d: path }]])
})

test.each(Object.entries(outlines))('%s decorates, and carries its outline', (name, drawing) => {
  expect(shapesOf(name as IconName)).toEqual(drawing)
})
