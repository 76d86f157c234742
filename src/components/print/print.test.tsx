import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { toSvg } from '../../../art/svg.ts'
import { medal } from '../../prints/medal.ts'
import { Print } from './print.tsx'

/** What the paths and circles of an SVG draw. Circles have their dashes from the sheet or from the file. */
function drawnBy(svg: Element): unknown[] {
  const names = ['stroke-width', 'd', 'cx', 'cy', 'r', 'pathLength', 'stroke-dashoffset']
  return Array.from(svg.querySelectorAll('path, circle'), (element) => [
    element.parentElement!.getAttribute('stroke'),
    ...names.map((name) => element.getAttribute(name)),
    element.localName === 'path' && element.getAttribute('stroke-dasharray'),
  ])
}

test('a print is decoration that draws what its file does, without a request or a style that the policy forbids', () => {
  const { container } = render(<Print drawing={medal} />)
  const svg = container.querySelector('svg')!
  expect(svg.getAttribute('aria-hidden')).toBe('true')
  expect(svg.getAttribute('viewBox')).toBe(`0 0 ${medal.width} ${medal.height}`)
  const file = new DOMParser().parseFromString(toSvg(medal), 'image/svg+xml')
  expect(svg.querySelectorAll('circle').length).toBeGreaterThan(50)
  expect(drawnBy(svg)).toEqual(drawnBy(file.documentElement))
  expect(container.querySelector('img, style, [style], [href$=".svg"]')).toBeNull()
})
