import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { medal } from '../../prints/medal.ts'
import { Print } from './print.tsx'

test('a print is decoration with all its strokes, without a request or a style that the policy forbids', () => {
  const { container } = render(<Print drawing={medal} />)
  const svg = container.querySelector('svg')!
  expect(svg.getAttribute('aria-hidden')).toBe('true')
  expect(svg.getAttribute('viewBox')).toBe(`0 0 ${medal.width} ${medal.height}`)
  const strokes = Array.from(svg.querySelectorAll('path'), (path) => [
    path.parentElement!.getAttribute('stroke'),
    ...['stroke-width', 'd', 'stroke-dasharray'].map((name) => path.getAttribute(name)),
  ])
  expect(strokes).toEqual(
    medal.threads.flatMap(({ colour, strokes: drawn }) =>
      drawn.map(([width, path, gap]) => [colour, String(width), path, gap ? `0 ${gap}` : null]),
    ),
  )
  const circles = Array.from(svg.querySelectorAll('circle'), (circle) => [
    circle.parentElement!.getAttribute('stroke'),
    ...['stroke-width', 'cx', 'cy', 'r', 'pathLength', 'stroke-dashoffset'].map((name) =>
      circle.getAttribute(name),
    ),
  ])
  expect(circles.length).toBeGreaterThan(50)
  expect(circles).toEqual(
    medal.threads.flatMap(({ colour, circles: drawn = [] }) =>
      drawn.map(([width, x, y, radius, count, offset = null]) => [
        colour,
        ...[width, x, y, radius, count, offset].map((value) => (value === null ? null : String(value))),
      ]),
    ),
  )
  expect(container.querySelector('img, style, [style], [href$=".svg"]')).toBeNull()
})
