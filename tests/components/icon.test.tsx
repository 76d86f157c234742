import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Icon } from '../../src/components/icon/icon.tsx'
import { iconNames } from '../../src/content/icons.ts'
import { icons } from '../../src/prints/icons.ts'

test('an icon decorates, and carries its drawing', () => {
  for (const name of iconNames) {
    const { container } = render(<Icon name={name} className="beaded" />)
    const svg = container.querySelector('svg')!
    expect(svg.getAttribute('aria-hidden'), name).toBe('true')
    expect(svg.classList.contains('beaded'), name).toBe(true)
    const shapes = Array.from(svg.children, (shape) => [
      shape.localName,
      Object.fromEntries(Array.from(shape.attributes, (attribute) => [attribute.name, attribute.value])),
    ])
    expect(shapes, name).toEqual(icons[name])
    expect(shapes.length, name).toBeGreaterThan(0)
  }
})
