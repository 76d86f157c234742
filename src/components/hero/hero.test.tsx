import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Hero } from './hero.tsx'
import { Print } from '../print/print.tsx'
import { hero as fitness } from '../../content/fitness.ts'
import { hero as landing } from '../../content/landing.ts'
import { hero as legal } from '../../content/legal-page.ts'
import { medal } from '../../prints/medal.ts'
import { renderInSite } from '../../../tests/support/render-in-site.tsx'

const print = <Print drawing={medal} />

test('opens a page with its one h1, its print, what it is about and what to do next, in this order', async () => {
  const { container } = await renderInSite(
    <Hero content={landing} print={print} caption="One dot is one day." accent="coach" />,
  )
  // Focus goes there after a move.
  const title = screen.getByRole('heading', { level: 1, name: landing.title })
  expect(title.tabIndex).toBe(-1)
  const { textContent } = container
  expect(textContent.indexOf(landing.kicker)).toBeGreaterThanOrEqual(0)
  expect(textContent.indexOf(landing.lead)).toBeGreaterThan(textContent.indexOf(landing.title))
  expect(textContent).toContain('One dot is one day.')
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual(landing.actions.map((action) => [action.label, action.to]))
  const lead = screen.getByText(landing.lead)
  const drawn = container.querySelector('svg')!
  expect(title.compareDocumentPosition(drawn)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(drawn.compareDocumentPosition(lead)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('carries its print as decoration: every stroke, and no request or style that the policy forbids', async () => {
  const { container } = await renderInSite(<Hero content={landing} print={print} accent="coach" />)
  const svg = container.querySelector('svg')!
  expect(svg.getAttribute('aria-hidden')).toBe('true')
  expect(svg.getAttribute('viewBox')).toBe(`0 0 ${medal.width} ${medal.height}`)
  const strokes = Array.from(svg.querySelectorAll('path'), (path) => [
    path.parentElement!.getAttribute('class'),
    ...['stroke-width', 'd', 'stroke-dasharray'].map((name) => path.getAttribute(name)),
  ])
  expect(strokes).toEqual(
    medal.threads.flatMap(({ colour, strokes: drawn }) =>
      drawn.map(([width, path, gap]) => [colour, String(width), path, gap ? `0 ${gap}` : null]),
    ),
  )
  const circles = Array.from(svg.querySelectorAll('circle'), (circle) => [
    circle.parentElement!.getAttribute('class'),
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

test('what works and the price come before the buttons that do nothing yet, which share one reason', async () => {
  await renderInSite(<Hero content={fitness} print={print} accent="fitness" />)
  const first = screen.getByRole('link', { name: fitness.actions[0].label })
  const price = screen.getByText(fitness.note, { exact: false })
  expect(within(price).getByRole('link').textContent).toBe(fitness.noteLink.label)
  for (const { label, reason } of fitness.inert) {
    const button = screen.getByRole('button', { name: label, description: reason })
    for (const before of [first, price]) {
      expect(before.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
  }
  expect(screen.getAllByText(fitness.inert[0].reason)).toHaveLength(1)
})

test('needs no action', async () => {
  await renderInSite(<Hero content={legal} print={print} accent="coach" />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
